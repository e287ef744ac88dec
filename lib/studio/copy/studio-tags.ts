const toPosts = (count: number) => (count === 1 ? 'one post' : `${count} posts`)

/** Copy of the page of tags. */
export const tagsCopy = {
  title: 'Tags',
  lead: 'All tags of posts and drafts. A new name is shown on the blog at once. The name of another tag makes one tag of both.',
  posts: (count: number, published: number) =>
    count === published ? `on ${toPosts(count)}` : `on ${toPosts(count)}, ${published} of them published`,
  none: 'No post has a tag yet.',
  rename: 'Rename',
  renameOf: (tag: string) => `Rename the tag ${tag}`,
  name: (tag: string) => `New name of ${tag}`,
  save: 'Save the name',
  cancel: 'Cancel',
  merge: (from: string, to: string) => `There is a tag “${to}” already. Make one tag of “${from}” and “${to}”?`,
  renamed: (tag: string, count: number) => `“${tag}” is on ${toPosts(count)} now.`,
  remove: 'Remove',
  removeOf: (tag: string) => `Remove the tag ${tag}`,
  sure: (tag: string, count: number) => `Remove “${tag}” from ${toPosts(count)}?`,
  removed: (tag: string) => `No post has “${tag}” any more.`,
} as const
