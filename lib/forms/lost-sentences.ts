/** The sentences for a missing response, which the browser must have without the server. */
export const LOST = {
  offline: 'You are offline. What you typed is still here. Send it when you are connected again.',
  unreachable: 'The connection was lost. What you typed is still here. Send again: nothing is sent twice.',
  timeout: 'Our server did not answer in time. What you typed is still here. Send again: nothing is sent twice.',
}
