/** Copy of the ways into the Studio, and of the page with one's own. */
export const signIn = {
  title: 'Your sign-in',
  text: 'Ways back into the Studio from another browser, or after its cookies are gone.',
  or: 'Were you in the Studio before?',
  link: {
    email: 'Your email address',
    hint: 'The one that an owner, or you, entered in the Studio.',
    button: 'Send me a link',
    sent: 'If the Studio knows this address, a link is on its way. It works once, for ten minutes. Look in the folder for spam, too.',
    ready: 'This link works once. It keeps this browser signed in until 30 days after your last visit.',
  },
  passkey: {
    button: 'Sign in with a passkey',
    cancelled: 'No passkey was used. Try again, or enter another way.',
  },
  email: {
    title: 'By email',
    text: 'At the entrance you can ask for a link to this address.',
    noMail: 'This site sends no email, so it cannot send links. The address is kept for later.',
    label: 'Email address',
    save: 'Save',
    saved: 'The address is saved.',
  },
  passkeys: {
    title: 'By passkey',
    text: 'A passkey is kept by your device, its password manager or a security key, and works with the fingerprint, face or PIN by which you unlock it.',
    impossible: 'This address of the Studio cannot use passkeys. They need a host name and https.',
    unsupported: 'This browser cannot make passkeys.',
    none: 'You have no passkey.',
    name: 'Name of the passkey',
    nameHint: 'So that you know it later: “Work laptop”.',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    cancelled: 'No passkey was made.',
    known: 'This device already has a passkey for you.',
    addedAt: 'added',
    usedAt: 'last used',
    neverUsed: 'not used yet',
    remove: (name: string) => `Remove ${name}`,
    removed: 'The passkey is removed. Remove it from your device, too.',
  },
  sessions: {
    title: 'Other browsers',
    text: 'If a device is lost, end its session here, and remove its passkey above.',
    end: 'End my sessions in other browsers',
    ended: (number: number) =>
      number === 0
        ? 'There were no other sessions.'
        : number === 1
          ? 'One session has ended.'
          : `${number} sessions have ended.`,
  },
} as const
