/** The answer to an address that asked for too much in a short time. `{seconds}` is when it may ask again. */
export const tooMany = {
  title: 'Please wait a moment',
  text: 'Your network has asked for many searches or missing pages in a short time. Try again in {seconds} seconds; all other pages work as before.',
  action: 'Go to the home page',
}

/** The answer's text, with the seconds to wait. */
export const toTooManyText = (seconds: number): string => tooMany.text.replace('{seconds}', String(seconds))
