import { routes } from '../routes.ts'

/** The address of an invitation. Browsers keep what follows # to themselves: no log and no proxy sees the token. */
export const toInvitationUrl = (studioUrl: string, token: string): string =>
  `${studioUrl}${routes.studio.enter}#${token}`
