/** Settings on which promises depend. */
export type Kept = 'mail' | 'no mail' | 'own backend'

/** Sentences that are true only under some settings. */
export const CONDITIONAL: readonly (readonly [RegExp, Kept])[] = [
  [/mail (?:\w+ ){0,9}is on its way|confirm(?:ation|s|ed)?\b[^.]{0,30}\b(?:e-?mail|address)/i, 'mail'],
  [/(?:get|receive|send you) an? e-?mail|link to (?:unsubscribe|confirm)/i, 'mail'],
  [/reply to any issue/i, 'no mail'],
  [/clearing of unclaimed files/i, 'own backend'],
]
