/** The roles of the Studio, from the narrowest to the widest. */
export const ROLES = ['editor', 'hiring', 'owner'] as const
export type Role = (typeof ROLES)[number]

const EDITING = ['start', 'posts', 'content', 'team', 'redirects', 'readers'] as const
const HIRING = ['start', 'jobs', 'applications', 'readers'] as const
const ALL = [...EDITING, ...HIRING, 'messages', 'newsletter', 'subscribers', 'people'] as const

/** A part of the Studio. Each handler and each page belongs to one. */
export type Area = (typeof ALL)[number]

const AREAS_OF: Record<Role, readonly Area[]> = { editor: EDITING, hiring: HIRING, owner: ALL }

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word)

/** Returns whether a person's name is their role, as with an owner called "Owner". One of the two is then enough. */
export const isNamedRole = ({ name, role }: { name: string; role: Role }): boolean => name.toLowerCase() === role

export const mayUse = (role: Role, area: Area): boolean => AREAS_OF[role].includes(area)
