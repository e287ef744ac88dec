import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationForm } from '@/content/application-form'
import { application } from '@/content/careers'
import { fileErrors } from '@/content/file-errors'
import { stepFields } from '@/lib/applications/fields'
import { keepLastAnswers, readLastAnswers } from '@/lib/applications/last-answers'
import type { OwnForm } from '@/lib/applications/own-form'
import { NOTHING_READ, type ResumeAnswer } from '@/lib/applications/resume/read-resume'
import { Wizard } from './Wizard'

// However busy the machine is.
configure({ asyncUtilTimeout: 15_000 })

const { last, details, done } = application
const others = [{ label: 'Weaver', href: '/job-apply/weaver' }]
const renderWizard = () => render(<Wizard token="token" jobTitle="Engineer" others={others} picture="/loom.svg" />)
const pdf = () => new File(['%PDF-1.7\n%%EOF'], 'resume.pdf', { type: 'application/pdf' })
const letter = () => new File(['%PDF-1.7\n%%EOF'], 'letter.pdf', { type: 'application/pdf' })

type Post = { address: string; key: string | null; body: Record<string, unknown> }
let posts: Post[]
let uploads: string[]
let respondApply: () => Promise<Response>
/** Null where no answer comes. */
let respondUpload: (name: string) => { status: number; body: object } | null

const answer = (status: number, body: string) =>
  Promise.resolve({ status, headers: new Headers(), text: async () => body } as Response)
const accept = (reference: string) => answer(200, JSON.stringify({ statusCode: 200, message: 'Received', reference }))

/** jsdom has no network: what the two handlers answer is decided here, everything else is the real code. */
class FakeUpload extends EventTarget {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  send(form: FormData) {
    const file = [...form.values()][0] as File
    uploads.push(file.name)
    const answered = respondUpload(file.name)
    if (!answered) return
    const { status, body } = answered
    setTimeout(() => {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.upload.onprogress?.({ loaded: 1, total: 1 })
      this.onload?.()
      this.onloadend?.()
    })
  }
}

/** jsdom has no workers; what the site's finds in a file is tested in lib/applications/resume. Returns the names of its files. */
function setWorker(answer: ResumeAnswer): string[] {
  const read: string[] = []
  globalThis.Worker = class {
    onmessage?: (event: { data: ResumeAnswer }) => void
    postMessage(file: File) {
      read.push(file.name)
      setTimeout(() => this.onmessage?.({ data: answer }))
    }
    terminate() {}
  } as unknown as typeof Worker
  return read
}
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'))

// jsdom lacks these four browser features.
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
window.scrollBy = () => undefined
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}

beforeEach(() => {
  posts = []
  uploads = []
  sessionStorage.clear()
  localStorage.clear()
  window.history.replaceState(null, '', '/job-apply/token')
  document.title = 'A position'
  respondApply = () => accept('NK-1234')
  respondUpload = (name) => ({ status: 200, body: { statusCode: 200, link: `signed-${name}` } })
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest
  globalThis.fetch = async (address, init) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    posts.push({ address: String(address), key, body: JSON.parse(String(init?.body)) })
    return respondApply()
  }
})

// Whether something takes presses, and is shown, costs jsdom most of the time: browser tests see to both.
const user = userEvent.setup({ pointerEventsCheck: 0 })
/** A step opens behind the frame that shows the press. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))
async function click(element: Element) {
  await user.click(element)
  await act(frame)
}
// By its text, because a search by role looks at the style of every element.
function press(name: string) {
  const [button, ...others] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
  if (!button || others.length > 0) throw new Error(`There is not exactly one button "${name}"`)
  return click(button)
}
const next = () => press('Next')
const submit = () => press('Submit application')

/** Typing key by key is what other tests are about. */
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const answers = {
  name: 'Rumana',
  lastName: 'Akter',
  email: 'rumana@mail.example',
  phone: '01711 000000',
  address: 'Dhaka',
  totalExperience: '3-5',
  whyInterested: 'Because.',
  relevantExperience: 'Some.',
}

async function fillAll() {
  for (const [name, value] of Object.entries(answers))
    fireEvent.change(document.querySelector(`[name="${name}"]`) as Element, { target: { value } })
  for (let step = 1; step < 4; step += 1) await next()
  await user.upload(screen.getByLabelText('Resume'), pdf())
  await user.upload(screen.getByLabelText('Cover letter'), letter())
  await screen.findByText(/letter.pdf is chosen/)
  await next()
  await click(screen.getByLabelText(/I agree that my data/))
}

describe('the wizard', () => {
  it('leads through five steps, each with its address, its title and focus on its heading', async () => {
    renderWizard()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(document.title).toBe('A position')
    await next()
    expect(window.location.search).toBe('?step=2')
    expect(screen.getByRole('heading', { name: /^Professional.*step 2 of 5$/ })).toHaveFocus()
    expect(document.title).toContain('Professional (step 2 of 5)')
    expect(screen.queryByLabelText('First name')).not.toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Personal Info/ })).toHaveFocus())
  })

  it('never lets Enter send an application from an earlier step', async () => {
    renderWizard()
    await user.type(screen.getByLabelText('First name'), 'Rumana{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?step=2'))
    expect(posts).toEqual([])
  })

  it('sends files first, then the answers with a key, and shows the receipt', async () => {
    renderWizard()
    await fillAll()
    expect(screen.getByText('Check your answers')).toBeVisible()
    expect(uploads).toEqual([])
    await submit()
    expect(await screen.findByRole('heading', { name: done.title })).toHaveFocus()
    expect(screen.getByText('NK-1234')).toBeVisible()
    expect(uploads).toEqual(['resume.pdf', 'letter.pdf'])
    expect(posts).toHaveLength(1)
    expect(posts[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(posts[0]?.body).not.toHaveProperty('assisted')
    expect(posts[0]?.body).toMatchObject({
      jobId: 'token',
      name: 'Rumana',
      totalExperience: '3-5',
      resumeLink: 'signed-resume.pdf',
      coverLetterLink: 'signed-letter.pdf',
      privacyConsent: 'yes',
    })
  })

  it('says that an assistant filled it in, also after a reload, and never sends itself', async () => {
    const first = renderWizard()
    const form = first.container.querySelector('form') as HTMLFormElement
    expect(form).toHaveAttribute('toolname')
    expect(form).not.toHaveAttribute('toolautosubmit')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    fireEvent(form, Object.assign(event, { agentInvoked: true }))
    await act(frame)
    expect(posts).toEqual([])
    first.unmount()
    window.history.replaceState(null, '', '/job-apply/token')
    renderWizard()
    await fillAll()
    await submit()
    await screen.findByText('NK-1234')
    expect(posts[0]?.body).toMatchObject({ assisted: 'yes' })
  })

  it('keeps the receipt on reload, and starts empty for another position', async () => {
    const first = renderWizard()
    await fillAll()
    await submit()
    await screen.findByText('NK-1234')
    first.unmount()
    document.title = 'A position'
    renderWizard()
    expect(await screen.findByText('NK-1234')).toBeVisible()
    await click(screen.getByRole('button', { name: done.another }))
    expect(screen.getByRole('heading', { name: /^Personal Info/ })).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveValue('')
    expect(await screen.findByRole('link', { name: done.anotherText.label })).toBeVisible()
    expect(document.title).toBe('Personal Info (step 1 of 5): A position')
  })

  it('opens the first faulty step with a summary, and says what to do beside each field', async () => {
    renderWizard()
    act(() => window.history.replaceState(null, '', '?step=5'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await submit()
    const summary = screen.getByRole('heading', { name: 'There is a problem' }).closest('[role=alert]') as HTMLElement
    expect(summary).toHaveFocus()
    expect(screen.getByLabelText('First name')).toBeVisible()
    expect(within(summary).getAllByRole('link')).toHaveLength(11)
    const groups = within(summary).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toContain('Step 4: Skills & Files')
    expect(within(summary).getByRole('link', { name: 'Resume is required!' })).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Error: Enter your first name')
    await click(within(summary).getByRole('link', { name: 'Cover letter required!' }))
    expect(window.location.search).toBe('?step=4')
    expect(screen.getByLabelText('Cover letter')).toHaveFocus()
    expect(posts).toEqual([])
  })

  it('keeps what was typed through a reload', async () => {
    const first = renderWizard()
    await user.type(screen.getByLabelText('First name'), 'Rumana')
    await user.type(screen.getByLabelText(/^Available to start/), '31 January 2027')
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
    await user.type(screen.getByLabelText(/^Skills \(/), 'Go{Enter}')
    await user.upload(screen.getByLabelText('Resume'), pdf())
    await screen.findByText(/resume.pdf is chosen/)
    window.dispatchEvent(new Event('pagehide'))
    first.unmount()
    renderWizard()
    expect(screen.getByLabelText('First name')).toHaveValue('Rumana')
    expect(screen.getByLabelText(/^Available to start/)).toHaveValue('31 January 2027')
    expect(within(screen.getByRole('list', { name: 'Your skills' })).getByText('Go')).toBeVisible()
    expect(screen.getByText(/Choose resume.pdf again/)).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('lets one answer be changed from the list of all, and leads back to it', async () => {
    renderWizard()
    for (let step = 1; step < 5; step += 1) await next()
    const list = screen.getByRole('region', { name: 'Check your answers' })
    await click(within(list).getByRole('link', { name: 'Change Location' }))
    expect(screen.getByLabelText('Location')).toHaveFocus()
    await user.type(screen.getByLabelText('Location'), 'Sylhet')
    await click(screen.getByRole('button', { name: 'Back to my answers' }))
    expect(window.location.search).toBe('?step=5')
    expect(screen.getByText('Sylhet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change Location' })).toHaveFocus()
    await click(screen.getByRole('button', { name: 'Previous' }))
    expect(screen.queryByRole('button', { name: 'Back to my answers' })).toBeNull()
  })

  it('takes a day as it is typed or as it is picked', async () => {
    const { container } = renderWizard()
    await next()
    const day = screen.getByLabelText('Available to start (optional)')
    await user.type(day, '31/1/2027')
    const picker = container.querySelector<HTMLInputElement>('input[type="date"]')
    if (!picker) throw new Error('no picker')
    picker.showPicker = jest.fn()
    await click(screen.getByRole('button', { name: 'Choose a day' }))
    expect([picker.value, (picker.showPicker as jest.Mock).mock.calls.length]).toEqual(['2027-01-31', 1])
    fireEvent.change(picker, { target: { value: '2027-02-01' } })
    expect(day).toHaveValue('1 February 2027')
    expect(day).toHaveFocus()
    await user.clear(day)
    await user.type(day, '2/1/27')
    await click(screen.getByRole('link', { name: /Additional/ }))
    expect(await screen.findByText('2 January 2027')).toBeVisible()
  })

  it('says in its title that something is wrong', async () => {
    renderWizard()
    for (let step = 1; step < 5; step += 1) await next()
    await submit()
    await waitFor(() => expect(document.title).toMatch(/^Error: Personal Info/))
  })

  it('clears everything when asked, and takes that back', async () => {
    renderWizard()
    await user.type(screen.getByLabelText('First name'), 'Rumana')
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
    await user.type(screen.getByLabelText(/^Skills \(/), 'Go{Enter}')
    await user.upload(screen.getByLabelText('Resume'), pdf())
    await screen.findByText(/resume.pdf is chosen/)
    await click(screen.getByRole('button', { name: 'Clear my answers' }))
    expect(screen.getByLabelText('First name')).toHaveValue('')
    expect(screen.queryByText(/resume.pdf is chosen/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText('First name')).toHaveValue('Rumana')
    expect(screen.getByText(/resume.pdf is chosen/)).toBeInTheDocument()
    expect(screen.getByText('Go')).toBeInTheDocument()
  })

  it('offers the personal answers of the last application for the next one, and forgets them', async () => {
    keepLastAnswers({ name: 'Rumana', skills: 'Go, Rust', whyInterested: 'Because.', privacyConsent: 'yes' })
    const first = renderWizard()
    await click(screen.getByRole('button', { name: last.use }))
    expect(screen.getByLabelText('First name')).toHaveValue('Rumana')
    expect(screen.getByText('Rust')).toBeInTheDocument()
    expect(screen.getByLabelText(/Why are you interested/)).toHaveValue('')
    expect(screen.getByLabelText(/I agree that my data/)).not.toBeChecked()
    first.unmount()
    sessionStorage.clear()
    renderWizard()
    await click(screen.getByRole('button', { name: last.forget }))
    expect(screen.queryByRole('button', { name: last.use })).toBeNull()
    expect(readLastAnswers()).toBeNull()
  })

  it('offers what the resume says for the answers that are empty, and withdraws it with the file', async () => {
    const found = { name: 'Anika', lastName: 'Rahman', email: 'anika@mail.example' }
    const read = setWorker({ ...NOTHING_READ, details: found })
    renderWizard()
    enter('First name', 'Rumana')
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
    await user.upload(screen.getByLabelText('Resume'), pdf())
    const offer = await screen.findByText(details.offer)
    expect(offer).toHaveRole('status')
    expect(offer.parentElement).toHaveTextContent('Last nameRahmanEmailanika@mail.example')
    expect(screen.queryByText('Anika')).toBeNull()
    await click(await screen.findByRole('button', { name: 'Remove resume.pdf' }))
    expect(screen.queryByText(details.offer)).toBeNull()
    await user.upload(screen.getByLabelText('Resume'), pdf())
    await screen.findByText(details.offer)
    await click(screen.getByRole('button', { name: details.use }))
    expect(screen.getByText(/Last name, Email/)).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveValue('Rumana')
    expect(screen.getByLabelText('Last name')).toHaveValue('Rahman')
    expect(screen.getByLabelText('Email')).toHaveValue('anika@mail.example')
    await user.upload(screen.getByLabelText('Cover letter'), letter())
    expect(read).toEqual(['resume.pdf', 'resume.pdf'])
  })

  it('reads a resume that is chosen in the first step, and keeps it chosen in the fourth', async () => {
    const lines = ['Anika Rahman', 'anika@mail.example']
    setWorker({ details: { email: 'anika@mail.example' }, lines, hasColumns: true })
    renderWizard()
    const input = document.querySelector<HTMLInputElement>('[name="resume"]')
    if (!input) throw new Error('no field')
    const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined)
    await click(screen.getByRole('button', { name: details.choose }))
    expect(opened).toHaveBeenCalled()
    await user.upload(input, pdf())
    expect(await screen.findByText(`${details.chosen} resume.pdf`)).toBeVisible()
    const reading = await screen.findByText(details.reading.title)
    expect(screen.getByText('Anika Rahman')).not.toBeVisible()
    await click(reading)
    expect(screen.getByText('Anika Rahman')).toBeVisible()
    expect(screen.getByText(`${details.reading.found} Email.`)).toBeVisible()
    expect(screen.getByText(`${details.reading.missing} First name, Last name`, { exact: false })).toBeVisible()
    expect(screen.getByText(details.reading.columns)).toBeVisible()
    await click(await screen.findByRole('button', { name: details.use }))
    expect(screen.getByLabelText('Email')).toHaveValue('anika@mail.example')
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
    expect(screen.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('shows again after a reload which steps had a problem', async () => {
    const first = renderWizard()
    for (let step = 1; step < 5; step += 1) await next()
    await submit()
    expect(await screen.findAllByText('Has a problem')).not.toEqual([])
    const count = screen.getAllByText('Has a problem').length
    first.unmount()
    renderWizard()
    await waitFor(() => expect(screen.queryAllByText('Has a problem')).toHaveLength(count))
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull()
  })

  it('says on this device that an application for the position was sent, until that is forgotten', async () => {
    const first = renderWizard()
    await fillAll()
    await submit()
    await click(await screen.findByRole('button', { name: done.another }))
    expect(screen.getByText(new RegExp(last.applied))).toBeVisible()
    expect(screen.getByText('Engineer')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Weaver' })).toHaveAttribute('href', '/job-apply/weaver')
    expect(JSON.stringify(localStorage.getItem('applied'))).not.toContain('umana')
    await click(screen.getByRole('button', { name: last.forget }))
    first.unmount()
    renderWizard()
    expect(screen.queryByText(new RegExp(last.applied))).toBeNull()
  })

  it('asks about an address that looks misspelt, and takes either', async () => {
    renderWizard()
    const email = screen.getByLabelText('Email')
    await user.type(email, 'rumana@gmial.com')
    await user.tab()
    expect(await screen.findByText('Did you mean rumana@gmail.com?', { exact: false })).toHaveRole('status')
    expect(email).not.toHaveAttribute('aria-invalid')
    await click(screen.getByRole('button', { name: 'Use this' }))
    expect(email).toHaveValue('rumana@gmail.com')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })

  it('says what is wrong with an answer once its field is left, and takes it back once it is right', async () => {
    renderWizard()
    const email = screen.getByLabelText('Email')
    await user.type(email, 'rumana')
    expect(email).not.toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    expect(screen.getByText(/Enter an email address/).closest('[role=alert]')).not.toBeNull()
    expect(email).toHaveAccessibleDescription(/Enter an email address/)
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull()
    await user.type(email, '@mail.example')
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
  })

  it('says how many answers are missing, of steps that were passed alone', async () => {
    renderWizard()
    expect(screen.queryByText(/answers? missing$/)).toBeNull()
    await user.type(screen.getByLabelText('First name'), 'Rumana')
    await next()
    expect(await screen.findByText(/4 answers missing/)).toBeInTheDocument()
    await next()
    expect(await screen.findByText(/1 answer missing/)).toBeInTheDocument()
    expect(screen.getAllByText(/answers? missing$/)).toHaveLength(2)
  })

  it('sends once on a double click, and again with the same key and without new uploads after a failure', async () => {
    renderWizard()
    await fillAll()
    respondApply = () => Promise.reject(new TypeError('Failed to fetch'))
    await user.dblClick(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText(/The connection was lost/)).toBeVisible()
    expect(posts.length).toBeLessThanOrEqual(2)
    const tries = posts.length
    respondApply = () => accept('NK-1')
    await submit()
    expect(await screen.findByText('NK-1')).toBeVisible()
    expect(posts).toHaveLength(tries + 1)
    expect(new Set(posts.map((post) => post.key)).size).toBe(1)
    expect(uploads).toHaveLength(2)
  })

  it('sends the files again too where an earlier version had arrived with them', async () => {
    renderWizard()
    await fillAll()
    const conflict = { code: 'conflict', detail: 'An earlier version was already sent.', errors: {} }
    respondApply = () => answer(422, JSON.stringify(conflict))
    await submit()
    expect(await screen.findByText(conflict.detail)).toBeVisible()
    respondApply = () => accept('NK-2')
    await submit()
    expect(await screen.findByText('NK-2')).toBeVisible()
    expect(uploads).toHaveLength(4)
    expect(new Set(posts.map((post) => post.key)).size).toBe(2)
  })

  it('asks for the files of an earlier version that had arrived where a reload has left their names alone', async () => {
    const first = renderWizard()
    await fillAll()
    respondApply = () => Promise.reject(new TypeError('Failed to fetch'))
    await submit()
    expect(await screen.findByText(/The connection was lost/)).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    first.unmount()
    renderWizard()
    const conflict = { code: 'conflict', detail: 'An earlier version was already sent.', errors: {} }
    respondApply = () => answer(422, JSON.stringify(conflict))
    await submit()
    expect(await screen.findByText(conflict.detail)).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: /went with the earlier version/ })).toHaveLength(2)
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(
      /went with the earlier version. Choose it again/,
    )
  })

  it('removes an error once its answer is right, and keeps what only the server knows until its answer is another', async () => {
    renderWizard()
    await fillAll()
    const errors = { phone: 'Enter a phone number that exists', email: 'Enter another email' }
    respondApply = () => answer(422, JSON.stringify({ code: 'invalid', detail: 'Look again.', errors }))
    await submit()
    const phone = screen.getByLabelText('Phone')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/that exists/))
    await user.type(screen.getByLabelText('Email'), 'x')
    await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription(/another/))
    expect(phone).toHaveAccessibleDescription(/that exists/)
    await user.type(phone, '1')
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription(/that exists/))
  })

  it('can be stopped while its files are on their way, and sends all of it the next time', async () => {
    renderWizard()
    await fillAll()
    respondUpload = (name) =>
      name === 'resume.pdf' ? null : { status: 200, body: { statusCode: 200, link: 'signed-letter' } }
    await submit()
    expect(screen.getByRole('button', { name: 'Sending …' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Upload of resume.pdf' })).toBeVisible()
    expect(await screen.findAllByText(/letter.pdf is uploaded/)).not.toEqual([])
    await click(screen.getByRole('button', { name: 'Stop sending' }))
    expect(await screen.findByText(/Sending was stopped. Your answers and files are still here./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit application' })).toHaveFocus()
    expect(posts).toEqual([])
    respondUpload = (name) => ({ status: 200, body: { statusCode: 200, link: `signed-${name}` } })
    await submit()
    expect(await screen.findByText('NK-1234')).toBeVisible()
    expect(uploads).toEqual(['resume.pdf', 'letter.pdf', 'resume.pdf'])
  })

  it('tells each answer that is no receipt in a sentence of its own, and keeps everything', async () => {
    renderWizard()
    await fillAll()
    for (const [status, body, sentence] of [
      [429, '{}', /Too many forms were sent/],
      [500, 'x', /Something went wrong on our side/],
      [502, '<html>', /could not store this/],
      [200, 'not json', /got an unexpected response/],
      [200, '{"statusCode":400,"message":"Closed for today."}', /Closed for today/],
    ] as const) {
      respondApply = () => answer(status, body)
      await submit()
      expect(await screen.findByText(sentence, { exact: false })).toBeVisible()
      expect(screen.getByLabelText('First name')).toHaveValue('Rumana')
    }
  })
})

describe('files', () => {
  const open = async () => {
    renderWizard()
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
  }

  it.each([
    ['empty.pdf', '', `empty.pdf ${fileErrors.empty}`],
    ['program.pdf', 'MZ', `program.pdf ${fileErrors.unknown}`],
    ['big.pdf', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, `big.pdf ${fileErrors['too-large']}`],
  ])('%s is refused at once, by name, without being sent', async (name, content, sentence) => {
    await open()
    await user.upload(screen.getByLabelText('Resume'), new File([content], name))
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('that open only with a password are refused, as the worker says', async () => {
    setWorker('needs-password')
    await open()
    const file = new File(['%PDF-1.7 trailer << /Encrypt 5 0 R >>'], 'secret.pdf')
    await user.upload(screen.getByLabelText('Resume'), file)
    expect(await screen.findByText(`secret.pdf ${fileErrors.encrypted}`, { exact: false })).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('that only forbid changes are taken: they open without a password', async () => {
    const read = setWorker(NOTHING_READ)
    await open()
    const bytes = readFileSync(path.join(process.cwd(), 'e2e/fixtures/open-128.pdf'))
    await user.upload(screen.getByLabelText('Resume'), new File([bytes], 'bank.pdf'))
    await waitFor(() => expect(read).toContain('bank.pdf'))
    await act(frame)
    expect(screen.getByText(/bank.pdf is chosen/)).toBeVisible()
  })

  it('that fail to upload are sent again with the next try, and do not take the other one with them', async () => {
    renderWizard()
    await fillAll()
    respondUpload = (name) =>
      name === 'resume.pdf' ? { status: 502, body: {} } : { status: 200, body: { statusCode: 200, link: 'x' } }
    await submit()
    expect(await screen.findByText(/resume.pdf did not arrive/)).toBeVisible()
    expect(posts).toEqual([])
    respondUpload = () => ({ status: 200, body: { statusCode: 200, link: 'x' } })
    await submit()
    expect(await screen.findByText('NK-1234')).toBeVisible()
    expect(uploads).toEqual(['resume.pdf', 'letter.pdf', 'resume.pdf'])
  })

  it('that the server refuses are told beside their field', async () => {
    renderWizard()
    await fillAll()
    const errors = { resume: 'resume.pdf is damaged. Choose another file.' }
    respondUpload = (name) =>
      name === 'resume.pdf'
        ? { status: 422, body: { code: 'invalid', detail: 'Look again.', errors } }
        : { status: 200, body: { statusCode: 200, link: 'x' } }
    await submit()
    expect(await screen.findByRole('link', { name: errors.resume })).toBeVisible()
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/resume.pdf is damaged/)
    expect(screen.getByText(/letter.pdf is uploaded/)).toBeInTheDocument()
    expect(posts).toEqual([])
  })

  it('can be removed', async () => {
    await open()
    await user.upload(screen.getByLabelText('Resume'), pdf())
    await screen.findByText(/resume.pdf is chosen/)
    await click(screen.getByRole('button', { name: 'Remove resume.pdf' }))
    expect(screen.queryByText(/resume.pdf is chosen/)).not.toBeInTheDocument()
  })
})

describe('skills', () => {
  it('are added by button and Enter, each once, and their removal is announced', async () => {
    renderWizard()
    await click(screen.getByRole('link', { name: /Skills & Files/ }))
    const input = screen.getByLabelText(/^Skills \(/)
    await user.type(input, 'Go{Enter}')
    await user.type(input, '  {Enter}')
    await user.type(input, 'go{Enter}')
    expect(screen.getByText('This skill is in the list.')).toBeInTheDocument()
    await user.type(input, 'Rust')
    await click(screen.getByRole('button', { name: 'Add skill' }))
    const list = within(screen.getByRole('list', { name: 'Your skills' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Go×', 'Rust×'])
    await click(screen.getByRole('button', { name: 'Remove Go' }))
    expect(screen.getByText('Go removed.')).toBeInTheDocument()
    expect(list.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('a form with questions of the position', () => {
  const [skills, resume] = stepFields.files
  const own: OwnForm = {
    version: 'v1',
    letter: [
      ...stepFields.letter,
      { name: 'question-loom', kind: 'text', label: 'Which loom?', required: 'Answer “Which loom?”' },
    ],
    files: [skills, resume].flatMap((field) => {
      const { required: _, ...optional } = field ?? { name: '', kind: 'file', label: '' }
      return optional
    }),
    title: 'Apply',
    needed: 'You need no file.',
    text: 'Five steps.',
    lead: 'It has arrived.',
  }
  const renderOwn = () =>
    render(<Wizard token="token" jobTitle="Engineer" others={others} picture="/loom.svg" own={own} />)

  async function fillOwn() {
    for (const [label, text] of Object.entries({
      ...{ 'First name': 'Rumana', 'Last name': 'Akter', Email: 'rumana@mail.example', Phone: '01711 000000' },
      ...{ Location: 'Dhaka', 'Total experience': '3-5', 'Relevant experience': 'Some.' },
    }))
      enter(label, text)
    enter(/Why are you interested/, 'Because.')
    for (let step = 1; step < 5; step += 1) await next()
    await click(screen.getByLabelText(/I agree that my data/))
  }

  it('asks them in step 3, and sends them with the version of the form, without a file if none is needed', async () => {
    renderOwn()
    expect(screen.getByText('You need no file.')).toBeInTheDocument()
    expect(screen.queryByLabelText(/^Cover letter \(optional\)$/)).toBeNull()
    await fillOwn()
    await submit()
    expect(await screen.findByRole('link', { name: 'Answer “Which loom?”' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Step 3: Application' })).toBeInTheDocument()
    enter('Which loom?', 'Pit loom')
    for (let step = 3; step < 5; step += 1) await next()
    await submit()
    expect(await screen.findByText('It has arrived.')).toBeInTheDocument()
    expect(posts[0]?.body).toMatchObject({ 'question-loom': 'Pit loom', formVersion: 'v1' })
    expect(posts[0]?.body).not.toHaveProperty('resumeLink')
    expect(uploads).toEqual([])
  })

  it('lets go of an optional file that was refused', async () => {
    renderOwn()
    await user.upload(screen.getByLabelText('Resume (optional)'), new File(['MZ'], 'program.pdf'))
    await click(await screen.findByRole('button', { name: 'Go on without this file', hidden: true }))
    expect(screen.queryByText(new RegExp(fileErrors.unknown.slice(0, 20)))).toBeNull()
  })

  it('says that the questions have changed, and keeps an answer that is no longer asked in view', async () => {
    respondApply = () =>
      answer(422, JSON.stringify({ code: 'changed', detail: 'We changed the questions.', errors: {} }))
    const { unmount } = renderOwn()
    await fillOwn()
    enter('Which loom?', 'Pit loom')
    await submit()
    expect(await screen.findByText('We changed the questions.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: applicationForm.changed.reload })).toBeInTheDocument()
    fireEvent(window, new Event('pagehide'))
    unmount()
    renderWizard()
    expect(await screen.findByText(applicationForm.changed.kept)).toBeInTheDocument()
    expect(screen.getByText('Pit loom')).toBeInTheDocument()
  })
})
