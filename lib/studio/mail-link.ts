/** Returns a mailto address. Both parts are escaped, so that neither can add a header or another recipient. */
export const toMailLink = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
