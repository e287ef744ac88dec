/** What is said when the backend brings no words of its own. */
export const SENT_MESSAGE = 'Your message has been sent.'
