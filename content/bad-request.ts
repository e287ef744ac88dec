/** The page for a malformed address, such as one with a broken percent escape. */
export const badRequest = {
  title: 'This address is broken',
  text: 'Part of it was lost or changed, as happens when a link wraps in an email. Copy the whole address and try again.',
  action: 'Go to the home page',
}
