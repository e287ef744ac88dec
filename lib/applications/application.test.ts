import { candidateSchema } from '../backend/contract.ts'
import { toCandidate } from './apply-form.ts'
import { toSkills } from './skills.ts'
import { applicationFields, FILE_FIELDS, findStep, steps, toStepNumber, validateApplication } from './steps.ts'

const whole = {
  name: 'Rumana',
  lastName: 'Akter',
  email: 'rumana@mail.example',
  phone: '01711 000000',
  address: 'Dhaka, Bangladesh',
  totalExperience: '3-5',
  whyInterested: 'I like it.',
  relevantExperience: 'Five years.',
  resume: 'resume.pdf',
  coverLetterFile: 'letter.docx',
  privacyConsent: 'yes',
}
const known = { jobId: '7', resumeLink: 'uploads/a', coverLetterLink: 'uploads/b' }

describe('the application', () => {
  it('asks for every field of the contract, each once', () => {
    const derived = ['jobId', 'requiresSponsorship', 'resumeLink', 'coverLetterLink', 'answersToQuestions']
    const asked = applicationFields.map((field) => field.name).filter((name) => !FILE_FIELDS.includes(name as 'resume'))
    expect([...asked, ...derived].sort()).toEqual(Object.keys(candidateSchema.shape).sort())
  })

  it('is taken with the required answers alone', () => {
    expect(validateApplication(whole)).toEqual({})
    expect(toCandidate(whole, known)).toMatchObject({ name: 'Rumana', skills: [], privacyConsent: true, ...known })
  })

  it('says what to do about everything that is missing, in the order of the form', () => {
    expect(Object.entries(validateApplication({}))).toEqual([
      ['name', 'Enter your first name'],
      ['lastName', 'Enter your last name'],
      ['email', 'Enter your email address'],
      ['phone', 'Enter your phone number'],
      ['address', 'Enter the city and country you live in'],
      ['totalExperience', 'Choose how many years you have worked'],
      ['whyInterested', 'Say why you are interested in this position'],
      ['relevantExperience', 'Describe the experience that fits this position'],
      ['resume', 'Resume is required!'],
      ['coverLetterFile', 'Cover letter required!'],
      ['privacyConsent', 'Tick the box to let us read your application'],
    ])
  })

  it('says what to do about answers of the wrong form', () => {
    const errors = validateApplication({
      ...whole,
      email: 'rumana',
      linkedinLink: 'x',
      totalExperience: '99',
      availableToStart: 'soon',
      name: 'x'.repeat(81),
    })
    expect(Object.keys(errors)).toEqual(['name', 'email', 'linkedinLink', 'totalExperience', 'availableToStart'])
    expect(errors.name).toBe('Shorten “First name” to 80 characters; it has 81')
  })

  it('opens at the first step with an error', () => {
    expect(findStep(['message', 'resume'])).toBe(4)
    expect(findStep([])).toBeNull()
  })

  it('has the five steps of the brief and stays within them', () => {
    expect(steps.map((step) => step.title)).toEqual([
      'Personal Info',
      'Professional',
      'Application',
      'Skills & Files',
      'Additional',
    ])
    expect(['2', '5', '0', '6', 'x', '1.5', null].map(toStepNumber)).toEqual([2, 5, 1, 1, 1, 1, 1])
  })

  it('derives whether sponsorship is needed', () => {
    expect(toCandidate({ ...whole, workAuthorization: 'require-sponsorship' }, known).requiresSponsorship).toBe(true)
    expect(toCandidate({ ...whole, workAuthorization: 'citizen' }, known).requiresSponsorship).toBe(false)
  })

  it('sends addresses, days and skills in the contract’s form, and drops what nobody asked', () => {
    const typed = {
      ...whole,
      githubLink: 'github.com/r',
      availableToStart: '1 February 2027',
      skills: 'Go, go,  Rust ',
      role: 'admin',
    }
    const candidate = toCandidate(typed, known)
    expect(candidate).toMatchObject({
      githubLink: 'https://github.com/r',
      availableToStart: '2027-02-01',
      skills: ['Go', 'Rust'],
    })
    expect(candidate).not.toHaveProperty('role')
  })

  it('takes each skill once, none blank, fifty at most', () => {
    expect(toSkills(' TypeScript,, SQL;typescript\nsql server ')).toEqual(['TypeScript', 'SQL', 'sql server'])
    expect(toSkills(Array.from({ length: 80 }, (_, n) => `skill ${n}`).join())).toHaveLength(50)
  })
})
