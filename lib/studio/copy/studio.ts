import { routes } from '../../routes.ts'
import { type Area, mayUse, type Role } from '../roles.ts'

/** The links of the Studio's navigation, each with its area. */
export const studioLinks: readonly { area: Area; label: string; href: string }[] = [
  { area: 'start', label: 'Start', href: routes.studio.start },
  { area: 'posts', label: 'Posts', href: routes.studio.posts },
  { area: 'tags', label: 'Tags', href: routes.studio.tags },
  { area: 'content', label: 'Studies and journal', href: routes.studio.content },
  { area: 'team', label: 'Team', href: routes.studio.team },
  { area: 'jobs', label: 'Jobs', href: routes.studio.jobs },
  { area: 'applications', label: 'Applications', href: routes.studio.applications },
  { area: 'messages', label: 'Messages', href: routes.studio.messages },
  { area: 'newsletter', label: 'Newsletter', href: routes.studio.newsletter },
  { area: 'subscribers', label: 'Subscribers', href: routes.studio.subscribers },
  { area: 'readers', label: 'Readers', href: routes.studio.readers },
  { area: 'redirects', label: 'Redirects', href: routes.studio.redirects },
  { area: 'settings', label: 'Company', href: routes.studio.company },
  { area: 'lists', label: 'Lists', href: routes.studio.lists },
  { area: 'people', label: 'People', href: routes.studio.people },
  { area: 'health', label: 'Health', href: routes.studio.health },
]

/** Returns the parts of the Studio that a role may use, as its navigation names them. */
const listParts = (role: Role) =>
  new Intl.ListFormat('en').format(
    studioLinks.filter(({ area }) => area !== 'start' && mayUse(role, area)).map(({ label }) => label.toLowerCase()),
  )

/** The roles in words. */
export const roleNames: Record<Role, string> = {
  guest: 'Guest: one application, or the applications of one position',
  editor: `Editor: ${listParts('editor')}`,
  hiring: `Hiring: ${listParts('hiring')}`,
  owner: 'Owner: everything',
}

/** Copy that all pages of the Studio share. */
export const studio = {
  name: 'Studio',
  nav: 'Studio',
  skip: 'Skip to content',
  site: 'View the site',
  leave: 'Leave the Studio',
  loading: 'Loading …',
  again: 'Try again',
  undo: 'Undo',
  unsaved: 'Some of what you typed is not saved. Leave anyway?',
  length: (count: number, max: number) => `${count.toLocaleString('en')} of ${max.toLocaleString('en')} characters.`,
  enterInTab: 'Enter the Studio in another tab, then save again. What you typed stays here.',
  conflict: {
    title: (name: string | null) => `${name ?? 'Someone else'} saved this while you were writing.`,
    text: 'Your text is kept. Where theirs differs, it says:',
    same: 'Both texts are the same.',
    nothing: '(empty)',
    takeOver: 'Save mine over theirs',
    discard: 'Discard mine and show theirs',
  },
  copies: {
    title: 'This browser has text that was not saved.',
    from: 'Typed here at',
    restore: 'Put this text back',
    discard: 'Discard it',
  },
  enter: {
    title: 'The Studio',
    text: 'Here the company’s people write, hire, and read messages. There are no accounts or passwords: an owner, or whoever runs the server, invites you.',
    button: 'Enter the Studio',
    ready: 'This address works once. It keeps this browser signed in until 30 days after your last visit.',
    missing: 'To enter, open the address from your invitation. It works once, and for a short time.',
  },
  people: {
    title: 'People',
    invite: 'Invite someone',
    name: 'Name',
    nameHint: 'A name from the list below means that person, who gets the role that you choose.',
    role: 'Role',
    email: 'Email address',
    emailHint: 'Not shown to visitors. If the site sends mail, this person can ask for a link to sign in.',
    life: 'It works for',
    lives: { minutes: '15 minutes', day: 'a day' },
    button: 'Create invitation',
    address: 'Send this address to the person. It works once, for the time that you chose, and is not shown again.',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    send: 'Send the invitation',
    sent: 'The invitation is on its way.',
    sessions: 'People with access',
    invitations: 'Open invitations',
    seen: 'last used',
    browsers: (number: number) => (number === 1 ? 'one browser' : `${number} browsers`),
    end: 'End',
    notSignedIn: 'not signed in',
    endAll: (name: string) => `End the access of ${name}`,
    changeEmail: (name: string) => `Email address of ${name}`,
    noEmail: (name: string) => `No email address of ${name}`,
    save: 'Save',
    emailSaved: 'The address is saved.',
    passkeys: (name: string) => `Passkeys of ${name}`,
    audit: 'Latest changes',
    exportAudit: 'Export everything (CSV)',
    nobody: 'No open invitations.',
    until: 'works until',
    withdraw: (name: string) => `Withdraw the invitation of ${name}`,
  },
} as const
