import type { MailPlaceholder, MailTemplate } from '../../content/candidate-mails.ts'
import { toLine } from '../mail/message.ts'

export type TemplateValues = Record<MailPlaceholder, string>

/**
 * Replaces the placeholders of a template that have a value. A paragraph that holds nothing but an empty placeholder is left out. Braces
 * in the values stay as they are.
 */
export function fillTemplate(
  { subject, text }: Pick<MailTemplate, 'subject' | 'text'>,
  values: Partial<TemplateValues>,
): { subject: string; text: string } {
  const isKnown = (name: string): name is MailPlaceholder => Object.hasOwn(values, name)
  const fill = (words: string, write: (value: string) => string) =>
    words.replace(/\{(\w{1,20})\}/g, (written, name: string) => (isKnown(name) ? write(values[name] ?? '') : written))
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => fill(paragraph, (value) => value.trim()))
  return { subject: toLine(fill(subject, toLine)), text: paragraphs.filter((each) => each.trim()).join('\n\n') }
}
