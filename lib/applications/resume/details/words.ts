/** Words of headings, job titles, organisations and places: a line with one of them is not a name. */
export const NOT_NAMES = new Set(
  `about academic academy accountant accounts achievements activities address administrator advisor agency agile ai
  analyst analytics android application applied architect artist assistant associate audit awards backend bachelor bangladesh
  bank bio biodata brand branding business ca campaign candidate career carrera certifications chattogram chief chittagong
  civil cloud coach cofounder college commerce communication company computer consultant consulting contact content
  coordinator copywriter corporation cover creative crm curriculum customer cv cyber data database degree department
  design designer details developer development devops dhaka digital diploma director education electrical electronics
  embedded employment engineer engineering engr enthusiast entrepreneur executive experience expert finance financial
  founder freelance freelancer frontend full fullstack game graduate graphic group head hello hi high hiring hobbies hr html human
  illustrator inc india industrial information infrastructure institute intern interests internship ios it java javascript
  job junior khulna laboratory languages laravel lead learning lecturer letter limited llc ltd machine maker management
  manager marketing master mechanical media medical mern middle ml mobile network networks node nurse objective office officer
  operations operator organization owner page passionate personal photographer php physicist planner portfolio president
  principal product production professional professor profile program programmer programming project projects public
  publications python qa quality rajshahi react recruiter references remote representative research researcher
  resources resume résumé sales school science scientist scrum security self senior seo service services skills social
  software solution solutions specialist sqa staff stack statement strategist strategy street student studio summary
  supervisor supply support surgeon sylhet system systems teacher team tech technical technician technologies technology
  tester testing trainer training transport ui university ux vice video vitae volunteer web website wizard work writer
  growth marketer marketeer hacker chef pastry barista waiter waitress plumber electrician lawyer attorney advocate
  journalist editor translator tutor instructor merchandiser pharmacist therapist dentist economist technologist biologist
  chemist geologist pilot cashier receptionist secretary librarian surveyor inspector auditor banker trader buyer
  recruitment evangelist generalist florist driver doe firstname lastname surname your first last company employer
  responsible certified licensed registered dynamic creative motivated delivery shop store restaurant hotel reference
  জীবনবৃত্তান্ত জীবন বৃত্তান্ত বায়োডাটা সিভি ঠিকানা অভিজ্ঞতা শিক্ষা শিক্ষাগত দক্ষতা যোগ্যতা প্রকৌশলী ইঞ্জিনিয়ার ডেভেলপার ডিজাইনার
  শিক্ষক শিক্ষার্থী ছাত্র ছাত্রী বিশ্ববিদ্যালয় কলেজ ঢাকা বাংলাদেশ চট্টগ্রাম সিলেট নাম পরিচিতি যোগাযোগ সফটওয়্যার সফটওয়ার ব্যক্তিগত তথ্য পেশাগত
  উদ্দেশ্য ভাষা রেফারেন্স লিমিটেড কোম্পানি প্রতিষ্ঠান মোবাইল ইমেইল`
    .normalize('NFC')
    .trim()
    .split(/\s+/),
)

/** Small words that begin a family name. */
export const FAMILY_PREFIXES = new Set(
  'al bin binti ibn da das de del den der di do dos du la le ten ter van von zu'.split(' '),
)

/**
 * Family names of languages in which the family name often comes first, so the order does not tell which part is which.
 */
export const FAMILY_FIRST = new Set(
  `bui cao chan chang chen cheng cho choi chu dang dinh do duong feng gao guo han he ho hoang hong hu huang hwang jang jeon
  jung kang kim kwon lam le lee li liang lim lin liu luong luu ly ma ngo nguyen park pham phan seo shin sun tan tang tran
  trinh truong vo vu wang wong wu xie xu yang yoon zhang zhao zheng zhou zhu kovacs nagy szabo toth horvath`
    .trim()
    .split(/\s+/),
)

export const CREDENTIALS =
  /^(?:ph\.?d|m\.?d|mba|bba|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?eng|b\.?eng|pmp|cpa|cfa|acca|p\.?e|jr|sr|esq|csm|fcma|fca)\b/i
