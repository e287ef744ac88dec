/** `npm run studio`: creates access to the Studio, lists who has it, and revokes it. Run it with `help`. */
import { parseArgs } from 'node:util'
import { record } from '../lib/db/audit.ts'
import { openDatabase } from '../lib/db/database.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable } from '../lib/format/table.ts'
import { toInvitationUrl } from '../lib/studio/host-and-cookie.ts'
import { listKnown, storeInvited } from '../lib/studio/people.ts'
import { isStaffRole, STAFF_ROLES } from '../lib/studio/roles.ts'
import { createInvitation, endSessions, listPeople } from '../lib/studio/sessions.ts'
import { fail, failAtData, say } from './terminal.ts'

const HELP = `npm run studio                                         an address that lets you into the Studio, as owner
npm run studio -- --name "Anika" --role editor         one for someone else; roles: ${STAFF_ROLES.join(', ')}
npm run studio -- list                                 who can use the Studio now
npm run studio -- end "Anika"                          ends all access of one person: sessions, passkeys, address
npm run studio -- end                                  ends all access of everyone
Each address works once, within a day. Set the same DATA_DIR (or DATABASE_URL), SITE_URL and STUDIO_HOST as for the site.
`
const SETTINGS = ['DATA_DIR', 'DATABASE_URL', 'BACKEND_URL', 'SITE_URL', 'PORT', 'STUDIO', 'STUDIO_HOST'] as const
const COMMAND = { name: 'the command line', role: 'owner' } as const

process.once('uncaughtException', (error) => fail(error.message))

const env = readSettings(process.env, SETTINGS)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'Owner' },
    role: { type: 'string', default: 'owner' },
  },
})
const [command = 'invite', subject] = positionals
const { name, role } = values

if (command === 'help') {
  say(HELP)
  process.exit()
}
if (!['invite', 'list', 'end'].includes(command)) fail(HELP)
if (!isStaffRole(role)) fail(`There is no role ${role}. Choose one of ${STAFF_ROLES.join(', ')}.`)
if (!name.trim() || name.length > 80) fail('A name has 1 to 80 characters.')
if (env.BACKEND_URL) fail('With BACKEND_URL there is no Studio: your own backend keeps the content.')
if (env.STUDIO === 'off') fail('STUDIO=off: the Studio is switched off.')

try {
  const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
  if (command === 'list') {
    const { sessions, invitations } = await listPeople(db)
    const people = (await listKnown(db)).filter(({ name }) => !sessions.some((session) => session.name === name))
    const rows = [
      ...sessions.map((row) => ({ name: row.name, role: row.role, state: 'signed in', 'last seen': row.seenAt })),
      ...people
        .filter(({ email, hasPasskey }) => email !== null || hasPasskey)
        .map((row) => ({ name: row.name, role: row.role, state: 'by email or passkey', 'last seen': '' })),
      ...invitations.map((row) => ({ name: row.name, role: row.role, state: 'invited', 'last seen': '' })),
    ]
    say(rows.length > 0 ? formatTable(rows) : 'Nobody can use the Studio now.')
  } else if (command === 'end') {
    const ended = await endSessions(db, subject ? { name: subject } : 'all')
    await record(db, COMMAND, 'end', subject ? `all sessions of ${subject}` : 'all sessions')
    say(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
  } else {
    const person = { name: name.trim(), role }
    await storeInvited(db, person, null)
    const token = await createInvitation(db, person, COMMAND.name)
    await record(db, COMMAND, 'invite', `${person.name} as ${role}`)
    say(`Open this address within a day. It lets one browser into the Studio, as ${person.name} (${role}):\n`)
    say(`${toInvitationUrl(env, token)}\n`)
  }
  await db.destroy()
} catch (error) {
  failAtData(error, env)
}
