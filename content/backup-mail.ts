/** The email to the owner when copies of the site's data are missing, old or damaged. */
export const backupMail = {
  subject: 'The backup of your site needs attention',
  text: 'The site checks the copies of its data every hour, and restores the newest one once a week to see whether it works. This is what it found:',
  none: 'There is no copy at all.',
  old: 'The newest copy is {days} days old. The site makes one every night.',
  gone: 'The copy that was made last is no longer there.',
  unreadable: 'The place of the copies cannot be read, and the newest one known there is old or missing.',
  advice:
    'Until this is solved, what people sent to the site may be lost if its disk fails. Ask whoever runs the server: docs/backup.md of the site says what to do.',
  button: 'Open the page about the site’s health',
  once: 'You get this mail at most once a day, for as long as something is wrong.',
} as const
