"""What is handed out, as far as it can be looked at unbuilt; the built programs are in `tests/e2e`."""
