import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { packZip } from '../../uploads/testing-documents.ts'
import { hostileFiles } from '../../uploads/testing-hostile.ts'
import type { Details } from './details/detail-fields.ts'
import { readDocx } from './docx/read-docx.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readResume } from './read-resume.ts'

const folder = path.join(import.meta.dirname, '../../../e2e/fixtures/resumes')

const imran = {
  name: 'Imran',
  lastName: 'Khan',
  email: 'imran.khan@mail.example',
  phone: '01511-223344',
  linkedinLink: 'https://www.linkedin.com/in/imran-khan-dev',
}
const sadia = {
  name: 'সাদিয়া',
  lastName: 'ইসলাম',
  email: 'sadia.islam.dhaka@mail.example',
  phone: '+880 1611 445567',
}
const mahmud = {
  name: 'Mahmud',
  lastName: 'Reza',
  email: 'mahmud.reza@mail.example',
  phone: '+880-1300-112233',
  githubLink: 'https://github.com/mahmudreza',
}

const akter = { name: 'Rumana', lastName: 'Akter', email: 'rumana.akter@example.com' }
const akterOfMail = { ...akter, email: 'rumana.akter@mail.example' }

type Answer = Details | 'needs-password'

/** The details expected in each file of e2e/fixtures/resumes. Anything missing here must not be found. */
const expected: Record<string, Answer> = {
  // Only the name in it is the person's, and nothing supports it.
  'agency.pdf': {},
  'centred-headings.pdf': akterOfMail,
  // pdf.js does not report the order in which its Bengali letters are written.
  'chromium-bengali.pdf': {},
  // Address, profile and number are split over two lines, and without them nothing supports the name.
  'chromium-narrow.pdf': {},
  // The largest lines name the document and the person's job.
  'chromium-no-name.pdf': { email: 'xyz1987@mail.example' },
  'chromium-one-column.pdf': {
    name: 'Rumana',
    lastName: 'Akter',
    email: 'rumana.akter@mail.example',
    phone: '+880 1711-000001',
    linkedinLink: 'https://www.linkedin.com/in/rumana-akter',
    githubLink: 'https://github.com/rumanaakter',
    portfolioLink: 'https://rumana.example/',
  },
  'chromium-table.pdf': {
    name: 'Md. Abdul',
    lastName: 'Karim',
    email: 'karim_abdul@mail.example',
    phone: '01817 654321',
  },
  'chromium-two-columns.pdf': {
    name: 'Tanvir',
    lastName: 'Hasan',
    email: 'tanvir.hasan92@mail.example',
    phone: '01911 222333',
    linkedinLink: 'https://linkedin.com/in/tanvirhasan92',
  },
  'docx-library.docx': {
    name: 'Nabila',
    lastName: 'Tasnim',
    email: 'nabila.tasnim@mail.example',
    phone: '01612-343434',
    githubLink: 'https://github.com/nabila-t',
  },
  'emergency-contact.pdf': akter,
  'encrypted.pdf': 'needs-password',
  'fop.pdf': { name: 'Claire', lastName: 'O’Brien', email: 'claire.obrien@mail.example', phone: '+353 1 890 0000' },
  'ghostscript.pdf': imran,
  'groff.pdf': {
    name: 'Habibur',
    lastName: 'Rahman',
    email: 'habibur.rahman@mail.example',
    phone: '+880 1720-334455',
  },
  // Its largest line is a job title, and the file is named after it.
  'growth-marketer-cv.pdf': { email: 'tuli99@example.com' },
  'jspdf.pdf': { name: 'Lamia', lastName: 'Haque', email: 'lamia.haque@mail.example', phone: '+880 1755-667788' },
  'libreoffice-bengali.docx': sadia,
  'libreoffice-bengali.pdf': {},
  'libreoffice-table.docx': mahmud,
  'libreoffice-table.pdf': mahmud,
  'libreoffice.docx': imran,
  'libreoffice.pdf': imran,
  'link-in-prose.pdf': { ...akter, phone: '+880 1712-345678' },
  'mastodon.pdf': { ...akter, portfolioLink: 'https://rumana.example/' },
  'pandoc.docx': {
    name: 'Arif',
    lastName: 'Mahmud',
    email: 'arif.mahmud@mail.example',
    phone: '+880 1999 000111',
    linkedinLink: 'https://www.linkedin.com/in/arifmahmud',
    portfolioLink: 'https://arif.example',
  },
  'pdfkit.pdf': {
    name: 'Farid',
    lastName: 'Uddin',
    email: 'farid.uddin@mail.example',
    phone: '+8801722 101010',
    portfolioLink: 'https://farid-uddin.example',
  },
  'pdflatex-lmodern.pdf': {
    name: 'Zoë',
    lastName: 'Lindqvist',
    email: 'zoe_lindqvist@mail.example',
    phone: '+46 70 174 06 35',
  },
  // The underscore of its address is drawn as a line, and the number has thin spaces.
  'pdflatex-underscore.pdf': {
    name: 'Shafiqul',
    lastName: 'Alam',
    githubLink: 'https://github.com/shafiqul-alam',
  },
  'pdflatex.pdf': {
    name: 'Jonathan',
    lastName: 'Whitfield',
    email: 'jonathan.whitfield@mail.example',
    phone: '+1 (415) 555-0134',
    linkedinLink: 'https://linkedin.com/in/jwhitfield',
  },
  'professional-references.pdf': akter,
  'qpdf.pdf': mahmud,
  'references-two-columns.pdf': akterOfMail,
  'reportlab.pdf': {
    name: 'Monira',
    lastName: 'Sultana',
    email: 'monira.s@mail.example',
    phone: '01844 556677',
    linkedinLink: 'https://www.linkedin.com/in/monira-sultana/',
    portfolioLink: 'https://monira-sultana.example',
  },
  'right-sidebar.pdf': {
    name: 'Nabil',
    lastName: 'Karim',
    email: 'nabil.karim@mail.example',
    phone: '01812-556677',
    linkedinLink: 'https://linkedin.com/in/nabil-karim',
  },
  'scanned.pdf': {},
  'sidebar-contact.pdf': { ...akterOfMail, phone: '01711-000001', portfolioLink: 'https://rumana.example' },
  // Their links lead to addresses that differ from their text.
  'stale-link.docx': {},
  'stale-link.pdf': {},
  'table-biodata.pdf': {
    name: 'Jahidul',
    lastName: 'Islam',
    email: 'jahidul.islam@mail.example',
    phone: '01912-001122',
  },
  'technology-asp-net.pdf': { ...akter, phone: '+880 1712-345678' },
  'technology-node.pdf': { ...akter, phone: '+880 1712-345678' },
  'weasyprint.pdf': {
    name: 'Nusrat',
    lastName: 'Jahan',
    email: 'nusrat@jahan.example',
    phone: '+44 20 7946 0018',
    portfolioLink: 'https://nusrat-jahan.example/work',
  },
  'wkhtmltopdf.pdf': {
    name: 'Sadia',
    lastName: 'Islam',
    email: 'sadia.islam@mail.example',
    phone: '+880 1611-445566',
  },
  'word-table-bengali.docx': {
    name: 'মোঃ রফিকুল',
    lastName: 'ইসলাম',
    email: 'rafiqul1990@mail.example',
    phone: '01675-123456',
  },
  'word-text-box.docx': {
    name: 'Sharmin',
    lastName: 'Sultana',
    email: 'sharmin.sultana@mail.example',
    phone: '+880 1515 616171',
    githubLink: 'https://github.com/sharminsultana',
  },
  'word-title.docx': {
    name: 'Tahmina',
    lastName: 'Begum',
    email: 'tahmina.begum@mail.example',
    phone: '+880 1313-131313',
  },
  'xelatex-latin.pdf': {
    name: 'Rafiq',
    lastName: 'Siddiqui',
    email: 'rafiq.siddiqui@mail.example',
    phone: '+880 1700 111222',
    githubLink: 'https://github.com/rafiqs',
  },
  // Its Bengali letters are in the order in which they were drawn, not written.
  'xelatex.pdf': { email: 'parvin.akter@mail.example', phone: '01712 345000' },
}

const files = readdirSync(folder).filter((name) => /\.(pdf|docx)$/.test(name))
const load = (name: string) => readFileSync(path.join(folder, name))

function readWhole(bytes: Buffer) {
  const isPdf = bytes.includes('%PDF')
  return readResume(new Blob([new Uint8Array(bytes)]), isPdf ? readPdf : readDocx)
}

async function read(bytes: Buffer): Promise<Answer> {
  const answer = await readWhole(bytes)
  return answer === 'needs-password' ? answer : answer.details
}

/** Returns the details in an answer, whose letters may be written in two ways. */
const getDetails = (answer: Answer | undefined): Details =>
  answer === undefined || answer === 'needs-password'
    ? {}
    : Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, value.normalize('NFC')]))

describe('what is found in a résumé', () => {
  it('has an expectation for every file', () => {
    expect(files.toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  it.each(files)('is right or left out: %s', async (name) => {
    const found = await read(load(name))
    expect(getDetails(found)).toEqual(getDetails(expected[name]))
    expect(found === 'needs-password').toBe(expected[name] === 'needs-password')
  })

  it('is nothing wrong when the file ends too early', async () => {
    for (const name of files) {
      const bytes = load(name)
      const right = getDetails(expected[name])
      for (const share of [0.2, 0.5, 0.8, 0.97]) {
        const found = getDetails(await read(bytes.subarray(0, bytes.length * share)))
        for (const [field, value] of Object.entries(found))
          expect([name, share, field, value]).toEqual([name, share, field, right[field as keyof Details]])
      }
    }
  })
})

describe('the text of a resume', () => {
  const readText = async (name: string) => {
    const answer = await readWhole(load(name))
    if (answer === 'needs-password') throw new Error('needs a password')
    return answer
  }

  it('is shown in the order in which a machine reads it', async () => {
    const { lines, hasColumns } = await readText('chromium-one-column.pdf')
    expect(lines[0]).toContain('Rumana Akter')
    expect(lines.join('\n')).toContain('rumana.akter@mail.example')
    expect(hasColumns).toBe(false)
  })

  it('tells that two columns are read across', async () => {
    expect((await readText('chromium-two-columns.pdf')).hasColumns).toBe(true)
  })

  it('is bounded, whatever the file contains', async () => {
    for (const name of files) {
      const answer = await readWhole(load(name))
      if (answer === 'needs-password') continue
      expect(answer.lines.length).toBeLessThanOrEqual(300)
      expect(answer.lines.filter((line) => line.length > 1_000 || line.trim() === '')).toEqual([])
    }
  })
})

/** Creates a page with these instructions, in Helvetica as /F, whose code 1 is the ligature fi. */
const createPage = (...instructions: string[]) => {
  const content = `BT /F 12 Tf 50 700 Td 14 TL ${instructions.join(' T* ')} ET`
  return Buffer.from(
    `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[1/fi]>>>>endobj
trailer<</Root 1 0 R>>
`,
    'latin1',
  )
}

describe('letters of a PDF', () => {
  it('are those that are written, not a ligature', async () => {
    const page = createPage('/F 24 Tf (Ra\\001q Siddiqui) Tj /F 12 Tf', '(ra\\001q.siddiqui@mail.example) Tj')
    expect(await read(page)).toEqual({ name: 'Rafiq', lastName: 'Siddiqui', email: 'rafiq.siddiqui@mail.example' })
  })

  it.each([
    ['a gap that may be a space', '[(anika.rah) -150 (man@mail.example)] TJ'],
    ['a line that may be an underscore', '(md) Tj ET 67 699 6 0.5 re f BT /F 12 Tf 74 700 Td (rahman@mail.example) Tj'],
  ])('make no address with %s', async (_, address) => {
    expect(await read(createPage('(anika.rahman@mail.example) Tj'))).toEqual({ email: 'anika.rahman@mail.example' })
    expect(await read(createPage(address))).toEqual({})
  })
})

const createPdf = (content: Buffer, extra = '') =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Contents 4 0 R/Resources<</XObject<</F 4 0 R>>>>>>endobj ${extra}` +
        `4 0 obj<</Type/XObject/Subtype/Form/Filter/FlateDecode/Length ${content.length}>>stream\n`,
      'latin1',
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ])

const MB = 1024 * 1024
const deflate = (text: string) => deflateSync(Buffer.from(text, 'latin1'))

const bombs: Record<string, () => Buffer> = {
  'a page that unpacks to much more': () => createPdf(deflateSync(Buffer.alloc(60 * MB, 32))),
  'a page that draws itself': () => createPdf(deflate('/F Do '.repeat(1_000))),
  'brackets without end': () => createPdf(deflate('['.repeat(2 * MB))),
  'dictionaries without end': () => createPdf(deflate('<<'.repeat(2 * MB))),
  'pages that contain themselves': () =>
    Buffer.from('%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[2 0 R 2 0 R]>>endobj trailer<</Root 1 0 R>>'),
  'a value that refers to itself': () => Buffer.from('%PDF-1.7\n1 0 obj 1 0 R endobj trailer<</Root 1 0 R>>'),
  'a document that unpacks to much more': () => packZip({ 'word/document.xml': ' '.repeat(60 * MB) }),
  'paragraphs without end': () => packZip({ 'word/document.xml': '<w:p>'.repeat(MB) }),
  'tags without end': () => packZip({ 'word/document.xml': '<'.repeat(2 * MB) }),
  'entities without end': () => packZip({ 'word/document.xml': `<w:p><w:t>${'&'.repeat(2 * MB)}` }),
}

describe('a file made to do harm', () => {
  it.each(Object.keys(hostileFiles))('is left alone: %s', async (name) => {
    expect(getDetails(await read(hostileFiles[name]?.create() ?? Buffer.alloc(0)))).toEqual({})
  })

  it.each(Object.keys(bombs))('is left alone: %s', async (name) => {
    expect(getDetails(await read(bombs[name]?.() ?? Buffer.alloc(0)))).toEqual({})
  })
})
