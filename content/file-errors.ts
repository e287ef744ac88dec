const PRINT = 'choose Print, then Save as PDF'

/** What a refused file is, and how to get a PDF from it. */
export const contents = {
  text: { is: 'plain text', how: 'Open it in Word or Google Docs and save it as PDF.' },
  'web-page': { is: 'a web page', how: `Open it in a browser and ${PRINT}.` },
  'rich-text': { is: 'rich text (RTF)', how: 'Open it in Word or LibreOffice and save it as PDF.' },
  picture: {
    is: 'a picture',
    how: `Make a PDF of it. On an iPhone: Share, Print, then Share again and Save to Files. On Android or a computer: ${PRINT}.`,
  },
  'open-document': {
    is: 'an OpenDocument file (ODT)',
    how: 'Open it in LibreOffice or Google Docs and export it as PDF.',
  },
  pages: { is: 'a Pages document', how: 'Open it in Pages, choose Export, then PDF.' },
  spreadsheet: { is: 'a spreadsheet', how: 'Open it and save it as PDF.' },
  presentation: { is: 'a presentation', how: 'Open it and save it as PDF.' },
  'other-word': {
    is: 'a Word file of another kind, such as a template',
    how: 'Open it in Word and save it as PDF or DOCX.',
  },
  archive: { is: 'an archive (ZIP)', how: 'Unpack it, and choose the PDF or Word file in it.' },
} as const

const INCOMPLETE = 'did not arrive in full. Choose it again.'

/** What is wrong with a file, after its name. */
export const fileErrors = {
  'too-large': 'is larger than 5MB',
  smaller: 'Save it as PDF with smaller pictures, or choose another file.',
  unknown: 'is not a PDF, DOC or DOCX file. Open it where you wrote it, save it as PDF and choose that.',
  damaged: 'is damaged or not complete. Open it, save it again as PDF and choose that.',
  empty: 'is empty. Choose another file.',
  encrypted: 'opens only with a password. Save a copy without one and choose that.',
  malformed: INCOMPLETE,
  aborted: INCOMPLETE,
  busy: 'could not be checked just now. Send it again in a minute.',
  quota: 'was not kept: too many files from your network wait for their application. Choose it again later.',
  'no-room': 'was not kept: our server has no room for files at the moment. Choose it again in a few minutes.',
} as const
