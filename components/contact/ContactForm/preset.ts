import { contactFields } from '@/lib/contact/fields'

/** Puts what the address asks for into the form: `?service=` chooses, `?about=` opens the message. Returns what it is about. */
export function preset(form: HTMLFormElement, aboutLabel: string): string {
  const query = new URLSearchParams(location.search)
  const { service, message } = form.elements as unknown as Record<string, HTMLInputElement | undefined>
  const wanted = query.get('service') ?? ''
  // What was chosen before the script arrived is the visitor's own choice.
  if (service?.value === '' && contactFields.some((field) => field.options?.some(({ value }) => value === wanted)))
    service.value = wanted
  const about = query.get('about')?.slice(0, 200) ?? ''
  if (message && about && message.value === '') message.value = `${aboutLabel}: ${about}\n\n`
  return about
}
