/** The choices of a job's fields that an owner can change. */
export type JobChoices = { departments: string[] }
