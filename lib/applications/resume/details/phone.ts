import { isPhoneShape } from '../../../forms/rules.ts'
import type { Line } from '../line.ts'
import { toPlain } from './plain.ts'

const LABEL =
  /\b(?:mobile|phone|cell(?:phone)?|tel(?:ephone|efon|efono|éfono)?|tél|móvil|handy|contact(?: no| number)?|call|whats ?app|ph)\b|মোবাইল|ফোন/i
const NUMBER = /(?<=^|[\s:;,|(•·/])(?:\+|\(\+?|00)?\d[\d ().\-–]{5,22}\d(?=$|[\s;,|)•·/])/g
const MOBILE_OF_BANGLADESH = /^01[3-9]\d{8}$/
const DATES =
  /^(?:19|20)\d\d\s?[-–.]\s?(?:19|20)\d\d$|^\d{1,2}[-–.]\d{1,2}[-–.]\d{2,4}$|^(?:19|20)\d\d[-–.]\d{1,2}[-–.]\d{1,2}$/

/** Returns the digits by which two numbers are compared. */
export const toDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:00)?880(?=1)/, '0')

/** Placeholder numbers of templates: ascending digits, or one digit throughout. */
const LEFTOVER = /^\d{0,3}(?:1234567890|123456789|0123456789|1234567)$|^\d?(\d)\1{5,14}$/

function isNumber(text: string, isLabelled: boolean): boolean {
  const digits = text.replace(/\D/g, '')
  if (!isPhoneShape(text) || DATES.test(text) || LEFTOVER.test(digits)) return false
  if (/^(?:\+|00)[\s(]?[1-9]/.test(text)) return digits.length >= 10
  return MOBILE_OF_BANGLADESH.test(digits) || (isLabelled && digits.length >= 9)
}

/** Returns whether a line has only a few digits, which may belong to the number above or below it. */
const isPartOfNumber = (text: string) => /^[+\d\s().\-–]{1,10}$/.test(text.trim())

/** Returns the phone numbers of a line, as they are written. */
export function findPhones(line: Line): string[] {
  const linked = line.links.flatMap((href) => /^tel:(\+?[\d().-]{7,20})$/i.exec(href.trim())?.[1] ?? [])
  // Removes the brackets around a country code.
  const text = toPlain(line.text).replace(/\((\+\d{1,3})\)/g, '$1')
  const label = `${line.before} ${text}`
  if (/\dx\d/i.test(text)) return []
  const written = [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }) => {
    const before = text.slice(0, index).trim()
    const after = text.slice(index + found.length).trim()
    const isBegun = /[\d+)]$/.test(before) || (before === '' && isPartOfNumber(toPlain(line.above)))
    const isOpen = /^[(\d]/.test(after) || (after === '' && isPartOfNumber(toPlain(line.below)))
    const phone = found.replaceAll('–', '-').replace(/\s+/g, ' ')
    const isWhole = phone.split('(').length === phone.split(')').length
    return isWhole && !isBegun && !isOpen && isNumber(phone, LABEL.test(label)) ? [phone] : []
  })
  const isSame = (one: string, other: string) => toDigits(one).slice(-8) === toDigits(other).slice(-8)
  const isContradicted = linked.some((phone) => written.length > 0 && !written.some((each) => isSame(each, phone)))
  if (isContradicted) return []
  return written.length > 0 ? written : linked.filter((phone) => !/\d/.test(text) && isNumber(phone, true))
}
