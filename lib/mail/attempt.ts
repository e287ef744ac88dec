/** The result of an attempt: `refused` is final, `failed` is tried again. `problem` is a code for the owner. */
export type Attempt =
  | { result: 'accepted' }
  | {
      result: 'failed' | 'refused'
      problem: string
      /** Whether the address was refused, rather than the email or the sender. */
      isBounce?: boolean
    }
