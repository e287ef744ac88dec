/** What people did, as the list of changes says it. The keys are what lib/studio/audit.ts records. */
const DONE: Record<string, string> = {
  add: 'added',
  'add a note to': 'added a note to',
  arrange: 'arranged',
  close: 'closed',
  create: 'created',
  delete: 'deleted',
  edit: 'edited',
  end: 'ended',
  enter: 'entered',
  erase: 'erased',
  export: 'exported',
  invite: 'invited',
  leave: 'left',
  mark: 'marked',
  move: 'moved',
  'not publish, because it is empty,': 'did not publish, because it is empty,',
  publish: 'published',
  'put back': 'put back',
  remove: 'removed',
  'remove a note from': 'removed a note from',
  restore: 'restored',
  save: 'saved',
  unpublish: 'took offline',
}

/** The words of the list of changes. */
export const changesCopy = {
  post: 'the post',
  job: 'the job',
  issue: 'the issue',
  gone: 'deleted since',
  untitled: 'Untitled',
  picture: 'a picture',
  scheduled: 'scheduled',
  for: 'for',
  toDone: (action: string) => DONE[action] ?? action,
}
