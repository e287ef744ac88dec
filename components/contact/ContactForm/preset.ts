import { contactFields } from '@/lib/contact/fields'

/** Chooses the service that the address asks for (`?service=`), and returns what the message is about (`?about=`). */
export function preset(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search)
  const { service } = form.elements as unknown as Record<string, HTMLInputElement | undefined>
  const wanted = query.get('service') ?? ''
  // What was chosen before the script arrived is the visitor's own choice.
  if (service?.value === '' && contactFields.some((field) => field.options?.some(({ value }) => value === wanted)))
    service.value = wanted
  return query.get('about')?.slice(0, 200) ?? ''
}
