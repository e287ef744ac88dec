import type { Job, Post, TeamMember } from '../../contract.ts'

/** A Quill Delta as an object; it is stored as JSON text. */
export type SeedDelta = { ops: readonly object[] }

/** A post as it is written for the seed: as in the contract, but a Delta may stand as an object. */
export type SeedPost = Omit<Post, 'description' | 'subTitleDelta'> & { description: string | SeedDelta }

/** A team member as in the contract. */
export type SeedMember = TeamMember

/** A job as in the contract. */
export type SeedJob = Job
