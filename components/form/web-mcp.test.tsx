import { renderToStaticMarkup } from 'react-dom/server'
import { ContactForm } from '@/components/contact/ContactForm/ContactForm'
import { JobAlertForm } from '@/components/jobs/JobAlertForm/JobAlertForm'
import { ListControls } from '@/components/listing/ListControls/ListControls'
import { careers } from '@/content/careers'
import { contact } from '@/content/contact'
import * as content from '@/content/job-alerts'

const copy = { search: careers.positions.search, categories: '', showAll: '' }
const plain = { query: {}, toHref: () => '/', status: '', isPlain: true, isNone: false }

it.each([
  ['search', <ListControls key="1" view={plain as never} address="/" copy={copy} categories={[]} sorts={[]} />],
  ['send-message', <ContactForm key="2" copy={contact.form} />],
  ['set-job-alert', <JobAlertForm key="3" copy={content.jobAlerts.form} departments={[]} department="" words="" />],
])('%s is a form that an assistant can fill in, and that only the visitor sends', (name, element) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToStaticMarkup(element)
  const form = holder.querySelector('form')
  expect(form).toHaveAttribute('toolname', name)
  expect(form?.getAttribute('tooldescription')).toMatch(/\S/)
  expect(form).not.toHaveAttribute('toolautosubmit')
  // Browsers describe each field to the assistant by its label.
  for (const control of form?.querySelectorAll('input:not([type=hidden]), select, textarea') ?? [])
    expect((control as HTMLInputElement).labels?.[0]?.textContent).toMatch(/\S/)
})
