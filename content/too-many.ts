/** The page for a network that has sent too many requests. `{seconds}` is the time to wait. */
export const tooMany = {
  title: 'Please wait a moment',
  text: 'Your network has asked for many searches or missing pages in a short time. Try again in {seconds} seconds; all other pages work as before.',
  action: 'Go to the home page',
}

/** Returns the text with the seconds to wait. */
export const toTooManyText = (seconds: number): string => tooMany.text.replace('{seconds}', String(seconds))
