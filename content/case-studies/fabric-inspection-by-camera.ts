import type { CaseStudy } from './case-study-type.ts'

/** Cameras that inspect knitted fabric together with the inspectors. */
export const fabricInspectionByCamera: CaseStudy = {
  id: 'fabric-inspection-by-camera',
  meta: {
    title: 'Fabric inspection by camera and by hand',
    description:
      'A knitwear mill found a third of its faults after dyeing. Cameras now find most of them before, beside inspectors who decide. 30 weeks, measured.',
  },
  title: 'Fabric inspection by camera and by hand',
  client: 'Nodipar Knit Composite',
  industry: 'Manufacturing',
  location: 'Gazipur, Bangladesh',
  duration: '30 weeks',
  teamSize: '7 people',
  publishedDate: '2025-12-08',
  tags: ['Computer Vision', 'IoT', 'AI', 'Machine Learning', 'Digital Transformation'],
  overview:
    'A mill that knits 22 tonnes of fabric a day found a third of its faults only after dyeing, when they cost four times as much. We put cameras over six inspection tables. They point, the inspectors decide, and every decision teaches the next version.',
  description: [
    'Nodipar knits, dyes and sews for brands that return a container because of a stripe. Twenty-four inspectors look at grey fabric as it runs over a lit table, two metres wide, at eighteen metres a minute. They are good. They are also human: the mill’s own test with marked rolls showed that they saw 83% of faults in the first hour of a shift, and 64% in the last.',
    'A vendor had offered machines that replace the tables. They cost as much as a small dyeing hall, were trained on woven cotton in another country, and reported every slub in the mill’s melange yarn as a fault. The trial ended after two weeks.',
    'We were asked whether the same could be done with ordinary cameras and the mill’s own fabric. Our answer was “perhaps, for some kinds of faults”. The project was planned so that it could be stopped after the first phase, for the price of that phase.',
  ],
  challenge: {
    title: 'Rare faults, warm air and lint on the lens',
    description:
      'A hole is easy to see, for people and for machines. A needle line is a shadow one stitch wide, which shows only under slanting light. Faults are rare, their names differ from shift to shift, and a machine that cries wolf is unplugged by Tuesday.',
    points: [
      'Forty-three names were in use for what turned out to be fourteen kinds of faults.',
      'Two experienced inspectors agreed on the kind of a fault in 78 of 100 cases.',
      'The hall is at 34 °C, with lint in the air and a voltage that drops when the dyeing machines start.',
      'Fabric stretches while it runs, so a fault’s place on the roll is off by up to half a metre.',
      'Nobody’s work was to be watched: the cameras see the table, and the union saw the pictures first.',
    ],
  },
  diagram: [
    'Slanting lamp -> Two cameras: 12 degrees',
    'Two cameras -> Small computer: 25 pictures a second',
    'Small computer -> Mark on the fabric: suspects',
    'Mark on the fabric -> Inspector: looks',
    'Inspector -> Roll’s map: pedal yes or no',
    'Roll’s map -> Small computer: trains each fortnight',
  ].join('\n'),
  solution: {
    title: 'The camera points, the inspector decides',
    description:
      'Two cameras and a slanting light hang over each of six tables. A small computer beside the table looks at every centimetre, and projects a mark on the fabric where it suspects something. The inspector presses one of two pedals, yes or no. The answer goes into the roll’s map, and once a fortnight into the training of the next version.',
    approach: [
      {
        phase: 'Feasibility',
        description:
          'One table, one camera, 60 rolls. With four inspectors we reduced 43 names to 14 kinds and labelled 9,000 pictures. For nine kinds the computer was as good as a rested person. For three it was hopeless, and stayed so. The mill chose to go on.',
        duration: '5 weeks',
      },
      {
        phase: 'Model & Light',
        description:
          'Most of the gain came from the light: a lamp at twelve degrees made needle lines visible that no model had found. The model is small on purpose, since it has to keep up with the fabric on a computer without a fan.',
        duration: '9 weeks',
      },
      {
        phase: 'Tables & Pedals',
        description:
          'Housings against lint, a filter for the voltage, projected marks, and the pedals, which replaced a touch screen after two days because inspectors’ hands are on the fabric. The roll’s map is printed and travels with it to the dyeing hall.',
        duration: '8 weeks',
      },
      {
        phase: 'Side by Side',
        description:
          'For eight weeks, three tables ran with marks and three without, and changed over each week. Marked test rolls were mixed in every day. Nobody knew which, including us.',
        duration: '8 weeks',
      },
    ],
  },
  results: [
    {
      metric: 'of faults found before dyeing',
      value: '91%',
      improvement: true,
      description: 'On marked test rolls, inspector and camera together; 72% for inspectors by themselves.',
    },
    {
      metric: 'less fabric dyed and then rejected',
      value: '44%',
      improvement: true,
      description: 'By weight, nine months after against the nine before, with the same mix of yarns.',
    },
    {
      metric: 'between first and last hour',
      value: '4 points',
      improvement: true,
      description: 'The share of faults found used to fall by 22 points in the course of a shift.',
    },
    {
      metric: 'until the cost was recovered',
      value: '13 months',
      improvement: true,
      description: 'By the mill’s own accounting, which counts the inspectors’ training as a cost.',
    },
    {
      metric: 'of marks confirmed by the pedal',
      value: '68%',
      improvement: true,
      description: 'It was 31% in the first week. Below half, people begin to ignore the light.',
    },
    {
      metric: 'slower on melange yarn',
      value: '9%',
      improvement: false,
      description: 'Its slubs still cause false marks. For two of the mill’s yarns the cameras are switched off.',
    },
  ],
  technologies: [
    { name: 'PyTorch', description: 'Training on the mill’s pictures, repeated every fortnight with the new answers.' },
    { name: 'OpenVINO', description: 'The model on a processor without a fan, at 25 pictures a second.' },
    { name: 'GigE Vision cameras', description: 'Two a table, with a lens that can be cleaned without tools.' },
    { name: 'MQTT', description: 'Pedals, lamps and table speed on one line that survives a restart.' },
    { name: 'PostgreSQL', description: 'The map of each roll: kind, place, picture, and who decided.' },
    {
      name: 'Label Studio',
      description: 'Where four inspectors settle what a fault is called, for an hour each week.',
    },
  ],
  testimonial: {
    quote:
      'My inspectors thought the camera would replace them. Now they complain when it is being cleaned. And for the first time all three shifts call a fault by the same name.',
    author: 'Mahbub Alam Bepari',
    position: 'General Manager, Quality, Nodipar Knit Composite',
  },
  futureImpact: [
    'All 24 inspectors are still there; six of them now work on causes instead of faults. The maps show which knitting machine makes which fault, and in the first half-year nine machines were repaired before anyone would have noticed. This was not in the plan. It may be worth more than the inspection.',
    'Three kinds of faults remain invisible to the cameras, and we do not expect that to change with this light. The mill wants to try inspection of dyed fabric next. We have proposed five weeks and one table, on the same terms as before: it may be stopped there, and the first question is whether a person can see the fault in the picture at all.',
  ],
}
