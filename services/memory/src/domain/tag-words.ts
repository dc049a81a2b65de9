import type { FactKind } from '@lumen/companion-engine/fact-kinds'
import type { UserEmotion } from '@lumen/companion-engine/emotion-labels'
import type { Language } from '@lumen/contracts/languages'
import type { LifeEventName } from './extract/life-patterns.ts'
import type { HomeKind } from './extract/home-patterns.ts'
import type { SelfKind } from './extract/self-patterns.ts'

/** What the rules name what they find; `plan` and `person` are told by the type already. */
type RuleTag =
  | Exclude<FactKind, 'meal' | 'plan' | 'personName'>
  | LifeEventName
  | SelfKind
  | HomeKind
  | Exclude<UserEmotion, 'neutral'>

const languages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt'] as const satisfies Language[]
type Words = readonly [string, string, string, string, string, string, string, string]

const words: Readonly<Record<RuleTag, Words>> = {
  name: ['名字', 'name', '名前', '이름', 'prénom', 'Name', 'nombre', 'nome'],
  age: ['年龄', 'age', '年齢', '나이', 'âge', 'Alter', 'edad', 'idade'],
  birthday: [
    '生日',
    'birthday',
    '誕生日',
    '생일',
    'anniversaire',
    'Geburtstag',
    'cumpleaños',
    'aniversário',
  ],
  city: ['住处', 'home', '住まい', '사는 곳', 'domicile', 'Wohnort', 'casa', 'casa'],
  origin: ['家乡', 'origin', '出身', '고향', 'origines', 'Herkunft', 'origen', 'origem'],
  raised: [
    '成长地',
    'childhood',
    '育った場所',
    '자란 곳',
    'enfance',
    'Kindheit',
    'infancia',
    'infância',
  ],
  job: ['工作', 'work', '仕事', '일', 'travail', 'Beruf', 'trabajo', 'trabalho'],
  study: ['学业', 'studies', '学び', '공부', 'études', 'Studium', 'estudios', 'estudos'],
  allergy: [
    '过敏',
    'allergy',
    'アレルギー',
    '알레르기',
    'allergie',
    'Allergie',
    'alergia',
    'alergia',
  ],
  preparing: [
    '备考',
    'preparation',
    '準備',
    '준비',
    'préparation',
    'Vorbereitung',
    'preparación',
    'preparação',
  ],
  intolerance: [
    '不耐受',
    'intolerance',
    '不耐症',
    '못 먹는 것',
    'intolérance',
    'Unverträglichkeit',
    'intolerancia',
    'intolerância',
  ],
  pet: ['宠物', 'pet', 'ペット', '반려동물', 'animal', 'Haustier', 'mascota', 'pet'],
  petName: ['宠物', 'pet', 'ペット', '반려동물', 'animal', 'Haustier', 'mascota', 'pet'],
  favourite: [
    '最爱',
    'favourite',
    'お気に入り',
    '최애',
    'préféré',
    'Liebling',
    'favorito',
    'favorito',
  ],
  like: ['喜欢', 'likes', '好き', '좋아함', 'aime', 'mag ich', 'me gusta', 'gosto'],
  dislike: [
    '不喜欢',
    'dislikes',
    '苦手',
    '싫어함',
    'n’aime pas',
    'mag ich nicht',
    'no me gusta',
    'não gosto',
  ],
  hobby: ['爱好', 'hobby', '趣味', '취미', 'loisir', 'Hobby', 'afición', 'hobby'],
  family: ['家人', 'family', '家族', '가족', 'famille', 'Familie', 'familia', 'família'],
  starSign: ['星座生肖', 'star sign', '星座', '별자리', 'signe', 'Sternzeichen', 'signo', 'signo'],
  dream: ['梦想', 'dream', '夢', '꿈', 'rêve', 'Traum', 'sueño', 'sonho'],
  household: ['同住', 'household', '暮らし', '함께 사는 사람', 'foyer', 'Haushalt', 'hogar', 'lar'],
  anniversary: [
    '纪念日',
    'anniversary',
    '記念日',
    '기념일',
    'anniversaire',
    'Jahrestag',
    'aniversario',
    'aniversário de casal',
  ],
  habit: ['习惯', 'habit', '習慣', '습관', 'habitude', 'Gewohnheit', 'costumbre', 'hábito'],
  sleep: ['睡眠', 'sleep', '睡眠', '수면', 'sommeil', 'Schlaf', 'sueño', 'sono'],
  clean: [
    '戒断',
    'sobriety',
    '断つ',
    '끊음',
    'abstinence',
    'Verzicht',
    'abstinencia',
    'abstinência',
  ],
  trait: ['性格', 'character', '性格', '성격', 'caractère', 'Wesen', 'carácter', 'jeito'],
  death: ['离世', 'loss', '死別', '이별', 'deuil', 'Abschied', 'duelo', 'luto'],
  breakup: ['分手', 'breakup', '別れ', '헤어짐', 'rupture', 'Trennung', 'ruptura', 'término'],
  marriage: ['婚事', 'marriage', '結婚', '결혼', 'mariage', 'Hochzeit', 'boda', 'casamento'],
  birth: ['新生命', 'birth', '誕生', '탄생', 'naissance', 'Geburt', 'nacimiento', 'nascimento'],
  jobLoss: [
    '失业',
    'job loss',
    '失職',
    '실직',
    'perte d’emploi',
    'Jobverlust',
    'despido',
    'demissão',
  ],
  jobGain: [
    '新工作',
    'new job',
    '就職',
    '취업',
    'nouvel emploi',
    'neuer Job',
    'nuevo trabajo',
    'novo emprego',
  ],
  passed: ['通过', 'passed', '合格', '합격', 'réussite', 'bestanden', 'aprobado', 'aprovação'],
  failed: [
    '没通过',
    'failed',
    '不合格',
    '불합격',
    'échec',
    'nicht bestanden',
    'suspenso',
    'reprovação',
  ],
  illness: ['生病', 'illness', '病気', '병', 'maladie', 'Krankheit', 'enfermedad', 'doença'],
  accident: ['意外', 'accident', '事故', '사고', 'accident', 'Unfall', 'accidente', 'acidente'],
  won: ['获奖', 'win', '受賞', '수상', 'victoire', 'Gewinn', 'premio', 'prêmio'],
  romance: ['恋爱', 'romance', '恋愛', '연애', 'amour', 'Liebe', 'romance', 'romance'],
  quarrel: ['争吵', 'quarrel', '喧嘩', '다툼', 'dispute', 'Streit', 'pelea', 'briga'],
  lost: ['失去', 'lost', '失う', '상실', 'perte', 'Verlust', 'pérdida', 'perda'],
  milestone: ['里程碑', 'milestone', '節目', '이정표', 'étape', 'Meilenstein', 'hito', 'conquista'],
  diet: [
    '饮食',
    'diet',
    '食生活',
    '식단',
    'alimentation',
    'Ernährung',
    'alimentación',
    'alimentação',
  ],
  quit: ['戒掉', 'quit', 'やめた', '그만둠', 'arrêt', 'aufgehört', 'dejado', 'largado'],
  learning: [
    '学习',
    'learning',
    '学習',
    '배우는 중',
    'apprentissage',
    'Lernen',
    'aprendizaje',
    'aprendizado',
  ],
  joy: ['开心', 'joy', '喜び', '기쁨', 'joie', 'Freude', 'alegría', 'alegria'],
  excitement: [
    '激动',
    'excitement',
    'わくわく',
    '설렘',
    'excitation',
    'Vorfreude',
    'ilusión',
    'empolgação',
  ],
  gratitude: [
    '感激',
    'gratitude',
    '感謝',
    '고마움',
    'gratitude',
    'Dankbarkeit',
    'gratitud',
    'gratidão',
  ],
  pride: ['自豪', 'pride', '誇り', '뿌듯함', 'fierté', 'Stolz', 'orgullo', 'orgulho'],
  love: ['爱意', 'love', '愛情', '사랑', 'amour', 'Liebe', 'amor', 'amor'],
  calm: ['平静', 'calm', '穏やか', '평온', 'calme', 'Ruhe', 'calma', 'calma'],
  sadness: ['难过', 'sadness', '悲しみ', '슬픔', 'tristesse', 'Trauer', 'tristeza', 'tristeza'],
  lonely: ['孤独', 'loneliness', '孤独', '외로움', 'solitude', 'Einsamkeit', 'soledad', 'solidão'],
  hurt: ['受伤', 'hurt', '傷つき', '상처', 'blessure', 'Kränkung', 'dolor', 'mágoa'],
  longing: ['思念', 'longing', '恋しさ', '그리움', 'manque', 'Sehnsucht', 'añoranza', 'saudade'],
  anger: ['生气', 'anger', '怒り', '분노', 'colère', 'Ärger', 'enfado', 'raiva'],
  disgust: ['反感', 'disgust', '嫌悪', '거부감', 'dégoût', 'Abscheu', 'asco', 'nojo'],
  fear: ['不安', 'fear', '不安', '불안', 'peur', 'Angst', 'miedo', 'medo'],
  stress: ['压力', 'stress', 'ストレス', '스트레스', 'stress', 'Stress', 'estrés', 'estresse'],
  shame: ['羞愧', 'shame', '恥ずかしさ', '부끄러움', 'honte', 'Scham', 'vergüenza', 'vergonha'],
  tired: ['疲惫', 'tiredness', '疲れ', '피곤', 'fatigue', 'Müdigkeit', 'cansancio', 'cansaço'],
  bored: ['无聊', 'boredom', '退屈', '지루함', 'ennui', 'Langeweile', 'aburrimiento', 'tédio'],
  confused: [
    '困惑',
    'confusion',
    '戸惑い',
    '혼란',
    'confusion',
    'Verwirrung',
    'confusión',
    'confusão',
  ],
  surprise: [
    '惊讶',
    'surprise',
    '驚き',
    '놀람',
    'surprise',
    'Überraschung',
    'sorpresa',
    'surpresa',
  ],
}

/** Tags that say no more than the type of a memory does. */
const saysType: ReadonlySet<string> = new Set(['plan', 'person', 'personName'])

/** “deine Schwester” is what a companion calls her; the tag is of the sister. */
const yours = /^(?:deine?|ton|ta|tes|tus?|seus?|suas?) (?=\p{L})/u

const isRuleTag = (tag: string): tag is RuleTag => Object.hasOwn(words, tag)

/** Tags as their owner reads them: what the rules name is put into the language of the talk. */
export function tagWords(tags: readonly string[], language: Language): string[] {
  const shown = tags.flatMap((tag) => {
    if (saysType.has(tag)) return []
    return [isRuleTag(tag) ? words[tag][languages.indexOf(language)]! : tag.replace(yours, '')]
  })
  return [...new Set(shown)]
}
