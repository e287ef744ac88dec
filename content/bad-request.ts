/** The page for an address that no browser would make: a percent sign with the wrong letters behind it. */
export const badRequest = {
  title: 'This address is broken',
  text: 'Part of it was lost or changed, as happens when a link wraps in an email. Copy the whole address and try again.',
  action: 'Go to the home page',
}
