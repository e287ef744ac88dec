import type { CaseStudy } from './case-study-type.ts'

/** Patient records for a chain of clinics whose power fails every day. */
export const offlinePatientRecords: CaseStudy = {
  id: 'offline-patient-records',
  meta: {
    title: 'Patient records that outlast a power cut',
    description:
      'How 41 clinics stopped keeping paper beside the computer: records that work without network, 34 weeks of work, and what nurses made us undo.',
  },
  title: 'Patient records that outlast a power cut',
  client: 'Shefali Clinics',
  industry: 'Healthcare',
  location: 'Cumilla and 11 other districts, Bangladesh',
  duration: '34 weeks',
  teamSize: '8 people',
  publishedDate: '2026-06-22',
  tags: ['Healthcare', 'Offline', 'Privacy', 'Interoperability'],
  overview:
    'Forty-one clinics had a record system in the cloud and a paper register beside it, because the network went when the power did. We moved the records into the clinics, let the cloud catch up later, and took the registers away one clinic at a time.',
  description: [
    'Shefali runs 41 clinics with between two and nine consulting rooms. Nine hundred people work there. They see some 6,000 patients a day, a third of them children, and most of them known to the nurse by name and to the computer by three different spellings.',
    'The chain had bought a record system in 2021. It ran well at head office. In the clinics it stopped whenever the router lost power, which in summer was four to seven times a day. So each clinic kept a register on paper and typed it in at night. About one visit in eight never arrived, and the doctor in the next clinic did not know what had been prescribed.',
    'The request was a faster connection. We tried that first, in two clinics, with a second provider and a battery for the router. It halved the outages and cost more each month than a nurse. The other half remained.',
  ],
  challenge: {
    title: 'Two sets of books, and neither complete',
    description:
      'A register on paper is never offline. To replace it, the system had to be as dependable, nearly as quick, and readable by the next clinic within the day. It also had to protect what people tell a doctor, on machines in a corridor.',
    points: [
      'Power failed in the median clinic for 96 minutes a day; the longest gap in the log was 21 hours.',
      'A patient had 1.7 records on average, spelled differently in Bengali and in Latin letters.',
      'Prescriptions took nine clicks; on paper they took one line and a signature.',
      'Laboratory devices from four makers sent results in four formats, one of them a picture.',
      'Old tablets were to be used again. Nobody had a list of who could log in to them.',
    ],
  },
  diagram: [
    'Old tablets -> Clinic server: own network',
    'Laboratory devices -> Clinic server: FHIR',
    'Two batteries -> Clinic server: 12 hours each',
    'Clinic server -> Centre: events, if there is a line',
    'Clinic server -| Internet: never waits',
    'Centre -> Next clinic: within the day',
  ].join('\n'),
  solution: {
    title: 'The clinic is the system, the cloud is its memory',
    description:
      'Each clinic has a small server without moving parts, and two batteries that last twelve hours each. Screens talk to it over the clinic’s own network and never wait for the internet. Every entry is an event with an author and a time; events travel to the centre when there is a line, and from there to the clinics that need them. Nothing is overwritten, so two nurses who write at once both keep what they wrote.',
    approach: [
      {
        phase: 'Observation & Measurement',
        description:
          'Two people sat in six clinics for nine days with a stopwatch and a log of the power. We counted how often the register was opened and what for. A third of the columns on paper had no field in the old system, among them “who came with the child”.',
        duration: '5 weeks',
      },
      {
        phase: 'Core & Synchronisation',
        description:
          'The event log, the clinic server and the exchange with the centre. We pulled the plug 4,000 times by relay during writes, and compared what each side believed. It found two faults of ours and one in the firmware of the disks, which we changed.',
        duration: '10 weeks',
      },
      {
        phase: 'Screens & Devices',
        description:
          'Prescriptions in three touches, built with two doctors and a pharmacist. Laboratory results arrive as FHIR observations from three of the four makers. The fourth, which sends pictures, is still typed in by hand.',
        duration: '9 weeks',
      },
      {
        phase: 'Clinic by Clinic',
        description:
          'Two clinics first, four in the next fortnight, then about a dozen in each. The register stayed on the counter for a week and was then taken away by the manager, not by us. In one clinic it came back after three days, and rightly: the search did not find names with a title in front.',
        duration: '10 weeks',
      },
    ],
  },
  results: [
    {
      metric: 'of visits recorded on the day',
      value: '99.4%',
      improvement: true,
      description: 'It was 87%. Counted against the numbers on the queue tickets, over a whole quarter.',
    },
    {
      metric: 'to write a prescription',
      value: '38 s',
      improvement: true,
      description: 'The median of 1,200 observed prescriptions; 67 seconds in the old system, 30 on paper.',
    },
    {
      metric: 'records for each patient',
      value: '1.1',
      improvement: true,
      description: 'Down from 1.7. People merged doubtful pairs; the computer only proposed them.',
    },
    {
      metric: 'hours without records a month',
      value: '0.3',
      improvement: true,
      description: 'In the median clinic, by the server’s own log; 48 hours before.',
    },
    {
      metric: 'paper registers left',
      value: '2 of 41',
      improvement: true,
      description: 'Both in clinics that share a building with a pharmacy, which insists on them.',
    },
    {
      metric: 'more boxes to look after',
      value: '41',
      improvement: false,
      description: 'A cloud needs no visits. Clinic servers do: 27 so far, most of them for dust.',
    },
  ],
  technologies: [
    { name: 'SQLite', description: 'The event log in each clinic: one file, easy to copy, hard to break.' },
    { name: 'Go', description: 'The clinic server; one program to install and to replace.' },
    { name: 'PostgreSQL', description: 'The centre’s copy of all events, and the reports made from it.' },
    { name: 'React', description: 'Screens for old tablets, in Bengali and English, within 90 kB of script.' },
    { name: 'HL7 FHIR', description: 'The language for laboratory results and for referrals to hospitals.' },
    { name: 'WireGuard', description: 'The line between clinic and centre, with a key that can be withdrawn.' },
  ],
  testimonial: {
    quote:
      'In May the substation burned and we had no power for a day and a night. My nurses told me about it on the third day, because they had changed over to the second battery and nothing else had happened.',
    author: 'Dr. Rokeya Sultana Majumder',
    position: 'Medical Director, Shefali Clinics',
  },
  futureImpact: [
    'A tablet was stolen in the fourth month. It held a key and no records, and the key was withdrawn within the hour. We had planned for this, and still found that nobody was on duty to receive the call on a Friday. Someone is now.',
    'The chain wants to exchange referrals with three public hospitals. The formats are agreed; the consent of patients is not, and that conversation belongs to doctors and lawyers before it belongs to us. Until then a referral is printed, with a code that the hospital may scan.',
  ],
}
