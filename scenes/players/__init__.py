"""Who plays here: `profiles` says who they are, `statistics` what their games tell."""
