/** The servers that tests start beside the tested site. Tests run at the same time, so each server has its own port, by its place in this list. */
const servers = [
  'rebrand',
  'fuzz',
  'raw',
  'secrets',
  'secrets, sick',
  'cold start',
  'team and jobs',
  'backend',
  'backend down',
  'backend down, keeping',
  'misses',
  'event loop',
  'growth',
  'fuzz files',
  'hostile files',
  'room',
  'short texts',
  'crash',
  'shared data',
  'shared data, second',
  'mail',
  'mail server',
  'mail, killed',
  'standalone',
  'drain',
  'studio crash',
  'studio, hostile',
  'promises',
  'start',
  'dev',
  'upgrade',
  'attacks',
  'moving in',
  'reads',
  'position questions',
  'interviews',
  'interviews, mail server',
  'candidate mails',
  'candidate mails, server',
  'sign-in',
  'company facts',
] as const
export type Server = (typeof servers)[number]

/** The port of the tested site. */
export const testedPort = Number(process.env.PORT || 3117)

/** Returns the port of a server that a test starts. */
export const toPort = (server: Server): number => testedPort + 1 + servers.indexOf(server)
