import { company } from './company.ts'
import { newsletter } from './newsletter.ts'

const { name, emails } = company

/** The copy of the site's emails. Placeholders in braces are replaced. */
export const mail = {
  greeting: 'Dear {name},',
  /** The last lines of each email. */
  get end() {
    return `${name}\n${company.address.lines.join(', ')}`
  },
  reference: 'Reference: {reference}',
  candidate: {
    subject: 'We have your application: {job}',
    text: 'Thank you. Your application for “{job}” and both files have arrived.',
    /** For an application without the two files. */
    textWithoutFiles: 'Thank you. Your application for “{job}” has arrived.',
    stepsTitle: 'What happens next',
    get end() {
      return `If you did not apply, or want to change something, reply to this email or write to ${emails.careers} with the reference.`
    },
  },
  hiring: {
    subject: 'New application: {job}',
    text: '{name} applied for “{job}”. The answers and the files are in the Studio.',
    /** For an application without files. */
    textWithoutFiles: '{name} applied for “{job}”. The answers are in the Studio.',
    /** For a site without the Studio. */
    textWithoutStudio: '{name} applied for “{job}”. Ask whoever runs the server for the answers and the files.',
    button: 'Open the application',
  },
  withdrawn: {
    subject: 'Withdrawn: {job}',
    text: 'The candidate withdrew the application {reference} for “{job}”.',
  },
  erased: {
    subject: 'Erased: {job}',
    text: 'The candidate erased the application {reference} for “{job}” with its files. Please delete any copies of it.',
  },
  renewal: {
    subject: 'Shall we keep your application: {job}',
    text: 'You applied for “{job}”, and you agreed to hear from us about other positions. We delete your application with its files on {day}, unless you ask us to keep it.',
    button: 'See the application, and keep it',
    small: 'Otherwise, do nothing.',
  },
  subscription: {
    subject: 'Confirm your subscription',
    text: `This address was entered in the newsletter box on the site of ${name}. Do you want the newsletter? ${newsletter.footer.text}`,
    button: 'Confirm the subscription',
    small: 'If you did not ask for it, do nothing: without a confirmation we delete the address after a week.',
    end: 'Remove it now, or end the newsletter later',
  },
  issue: {
    // Those who subscribed while the site sent no mail have not confirmed anything.
    small: 'You get this because this address subscribed to our newsletter.',
    end: 'Unsubscribe',
    picture: 'Picture for “{title}”',
    testSubject: 'Test: {subject}',
    test: 'This is a test. In the issue itself, each reader finds a link to unsubscribe here.',
  },
  contact: {
    subject: 'We have your message',
    text: 'Thank you. Your message has arrived. You will hear from a person, usually on the same working day. This is what you wrote:',
    get end() {
      return `If you did not write to us, please tell ${emails.hello}.`
    },
  },
  sales: {
    subject: 'New message from {name}',
    text: '{name} wrote through the contact form. Reply to this email to reach them.',
    company: 'Company: {company}',
    service: 'Service: {service}',
    phone: 'Phone: {phone}',
  },
} as const
