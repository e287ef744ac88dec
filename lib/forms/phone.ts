import 'server-only'
import parsePhoneNumber from 'libphonenumber-js/min'

/** Whether a number can exist: with its country code anywhere, without one in Bangladesh. */
export const isPhone = (text: string): boolean => parsePhoneNumber(text, 'BD')?.isPossible() ?? false
