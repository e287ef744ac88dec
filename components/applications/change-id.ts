/** The id of the link that changes an answer in the list of all; focus comes back to it. */
export const toChangeId = (name: string) => `change-${name}`
