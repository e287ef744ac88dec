/** The page for content that is temporarily unavailable. */
export const unavailable = {
  title: 'This page is temporarily unavailable',
  text: 'The system that holds it is not responding. Nothing is lost, and it usually comes back within a minute. Please reload the page then.',
  action: 'Go to the home page',
}
