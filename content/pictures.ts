/**
 * The picture of each subject, on its page, in lists, feeds, mails and on social cards. Subjects are the ends of
 * addresses (`about`, `cloud`, `ai-fraud-detection`). A post has a picture of its own: `image: 'scene/two-needles'`.
 * `docs/art.md` shows every picture.
 */
export const pictures: Readonly<Record<string, string>> = {
  home: 'river',
  about: 'tree',
  join: 'flower',

  'ai-fraud-detection': 'false-coin',
  'checkout-for-slow-phones': 'one-page',
  'fabric-inspection-by-camera': 'dropped-stitch',
  'offline-patient-records': 'battery-card',
  'web-development': 'shop-page',
  'mobile-development': 'held-phone',
  'ai-ml': 'parrot-and-cards',
  cloud: 'house-under-cloud',
  cybersecurity: 'sewn-padlock',
  'business-solutions': 'red-tape',

  // Categories, for posts without a picture.
  'AI - Machine Learning': 'waves',
  'Backend Development': 'rows',
  'Cloud Computing': 'stripes',
  DevOps: 'teeth',
  'Enterprise Solutions': 'checks',
  'Frontend Development': 'lattice',
  'Mobile Development': 'blocks',
  Security: 'squares',
}
