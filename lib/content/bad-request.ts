/** The page for an address that no browser would make: a percent sign with the wrong letters behind it. */
export const badRequest = {
  title: 'This address is broken',
  text: 'Part of it was lost or changed on the way here, as happens when a link is wrapped in an email. Try copying it again, whole.',
  action: 'Go to the home page',
}
