; The installer for Windows: for the user who runs it, without an administrator. `packaging/installer.py` calls
; makensis with FOLDER (what was built), OUT, VERSION, ICON and SIZE (in kB).
Unicode true
!ifdef TARGET
  Target ${TARGET} ; of 64 bits where NSIS has it: Wine alone runs no others
!endif
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tavolino"
!define FILES "Software\Classes"

Name "Tavolino"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tavolino"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "Tavolino ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tavolino"
VIAddVersionKey "FileDescription" "Tavolino, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Tavolino.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Portuguese"

Section
  ; A new version leaves none of the old one's files; people's games lie elsewhere.
  IfFileExists "$INSTDIR\Tavolino.exe" 0 +2
    RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tavolino.lnk" "$INSTDIR\Tavolino.exe"

  WriteRegStr HKCU "${FILES}\.tavolino" "" "Tavolino.Game"
  WriteRegStr HKCU "${FILES}\.tavolino" "Content Type" "application/x-tavolino"
  WriteRegStr HKCU "${FILES}\Tavolino.Game" "" "Tavolino game"
  WriteRegStr HKCU "${FILES}\Tavolino.Game\DefaultIcon" "" "$INSTDIR\Tavolino.exe,0"
  WriteRegStr HKCU "${FILES}\Tavolino.Game\shell\open\command" "" '"$INSTDIR\Tavolino.exe" --double-clicked "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Tavolino"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Tavolino.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Tavolino contributors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  ; Only what was brought: the folder may be one where somebody keeps other things too.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Tavolino.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tavolino.lnk"
  DeleteRegKey HKCU "${FILES}\Tavolino.Game"
  ReadRegStr $0 HKCU "${FILES}\.tavolino" ""
  StrCmp $0 "Tavolino.Game" 0 +2
    DeleteRegKey HKCU "${FILES}\.tavolino"
  DeleteRegKey HKCU "${KEY}"
  ${RefreshShellIcons}
SectionEnd
