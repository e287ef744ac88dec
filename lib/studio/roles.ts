/** The roles of the company's people, from the narrowest to the widest. */
export const STAFF_ROLES = ['editor', 'hiring', 'owner'] as const

/** The roles of the Studio. A guest sees one application, or those of one position (guests.ts). */
export const ROLES = ['guest', ...STAFF_ROLES] as const
export type Role = (typeof ROLES)[number]

const EDITING = ['start', 'posts', 'content', 'team', 'tags', 'redirects', 'readers', 'sign-in'] as const
const HIRING = ['start', 'jobs', 'applications', 'readers', 'sign-in'] as const
const ALL = [
  ...EDITING,
  ...HIRING,
  'messages',
  'newsletter',
  'subscribers',
  'people',
  'settings',
  'lists',
  'health',
] as const

/** Handlers of `shared` check each application, and are for guests only. */
const GUEST = ['start', 'shared'] as const

/** A part of the Studio. Each handler and each page belongs to one. */
export type Area = (typeof ALL | typeof GUEST)[number]

const AREAS_OF: Record<Role, readonly Area[]> = { guest: GUEST, editor: EDITING, hiring: HIRING, owner: ALL }

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word)

export const isStaffRole = (word: string): word is (typeof STAFF_ROLES)[number] =>
  STAFF_ROLES.some((role) => role === word)

/** Returns whether a person's name is their role, as with an owner called "Owner". One of the two is then enough. */
export const isNamedRole = ({ name, role }: { name: string; role: Role }): boolean => name.toLowerCase() === role

export const mayUse = (role: Role, area: Area): boolean => AREAS_OF[role].includes(area)

/** How long an invitation may work: 15 minutes, or a day. */
export const INVITATION_LIVES = ['minutes', 'day'] as const
export type InvitationLife = (typeof INVITATION_LIVES)[number]
