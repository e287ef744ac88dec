/** Returns a mailto address. All parts are escaped, so that none can add a header or another recipient. */
export const toMailLink = (email: string, subject: string, text = ''): string => {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  // Mail programs expect the line breaks of mail (RFC 6068).
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`
}
