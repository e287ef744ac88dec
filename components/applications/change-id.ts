/** Returns the id of the link that changes an answer in the list of all answers. Focus returns to it. */
export const toChangeId = (name: string) => `change-${name}`
