/** Technologies and certificates by their official spelling: names that are no private ones. */
import { foldText } from './words.ts';

const NAMES = `
  Python, JavaScript, TypeScript, Java, C#, C++, .NET, Node.js, React, Angular, Vue, Next.js, Svelte, PHP, Laravel, WordPress, Ruby,
  Kotlin, Scala, Django, Flask, FastAPI, HTML, CSS, SQL, MySQL, PostgreSQL, MongoDB, Redis, Kafka, Elasticsearch, GraphQL, Docker,
  Kubernetes, Terraform, Ansible, Jenkins, Linux, Git, GitHub, GitLab, AWS, Azure, GCP, Tableau, Looker, Excel, VBA, PowerPoint,
  SharePoint, Jira, Confluence, SAP, Salesforce, HubSpot, SEO, Figma, Photoshop, Illustrator, InDesign, Canva, AutoCAD, SolidWorks,
  MATLAB, SPSS, Stata, NumPy, PyTorch, TensorFlow, Spark, Databricks, Snowflake, Airflow, ChatGPT, Unity, Flutter, Android, iOS, Selenium,
  Playwright, Cypress, Arduino, Blender, Notion, DATEV, Scrum, Kanban, OKR, PMP, CAPM, PRINCE2, IPMA, PSM, ITIL, TOGAF, ISTQB, CISSP,
  CISM, CISA, CEH, CompTIA, CCNA, CKA, CKAD, CFA, ACCA, CIMA, CPA, IELTS, TOEFL, TOEIC, Cambridge, Goethe, telc, TestDaF, DSH, DELE,
  DELF, DALF, JLPT, HSK, CELI, CAE, FCE, CIPLE, Revit, Word, Outlook, Teams, LinkedIn, Etsy, Instagram, DevOps, IT, HR, CV, KI, AI, Rust, Google, Meta, Facebook, TikTok, YouTube,
  Microsoft, Amazon, Power, BI, Boot, Spring, Ads, Analytics, Solutions, Architect, Cloud, Case, Management, Master, Project, Design, Data
`;

/** Names that are also words, in small letters. */
const SHY = `
  rust google bi meta power boot spring ads analytics solutions architect cloud case management master project design data microsoft
  amazon facebook word teams unity notion spark scala stata cae it ki ai cambridge goethe git
`.split(/\s+/);

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  NAMES.split(',').map((name) => [foldText(name.trim()), name.trim()] as const),
);

/** Names without their last letter, as they are inflected: `Dockera`, `Javy`; and how many letters may be behind that. */
const STEMS = [...SPELLINGS.keys()].filter((name) => name.length >= 4).map((name) => name.slice(0, -1));
const MOST_ENDING = 4;

/** Whether a word is such a name. */
export function isKnownName(fold: string): boolean {
  return (
    SPELLINGS.has(fold) ||
    STEMS.some((stem) => fold.startsWith(stem) && fold.length <= stem.length + MOST_ENDING)
  );
}

/** A text without the names in their official spelling, which are of no language; the whole text where few words are left. */
export function withoutKnownNames(text: string): string {
  const rest = text.replace(/[\p{L}\p{N}.+#]+/gu, (word) =>
    SPELLINGS.get(foldText(word)) === word ? '' : word,
  );
  return rest.trim().split(/\s+/).length > 1 ? rest : text;
}

/** A text in which names in small letters have their official spelling. */
export function spelledNames(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}.@-])[a-z][a-z0-9.+#]{1,40}(?![\p{L}\p{N}'’-])/gu, (word) =>
    SHY.includes(word) ? word : (SPELLINGS.get(word) ?? word),
  );
}
