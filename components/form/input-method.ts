type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Returns whether a key belongs to an input method (Bengali, Japanese …), which composes a word with it. Safari ends
 * the word before it reports the key, so only the key code tells.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: Key) => isComposing || keyCode === 229
