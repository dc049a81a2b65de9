import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'

type PackId = 'starter' | 'standard' | 'premium' | 'ultimate'

type Texts = {
  /** What was spent on. */
  uses: Readonly<Record<'text' | 'image' | 'voice' | 'video', string>>
  packs: Readonly<Record<PackId, string>>
  plans: Readonly<Record<PlanId, string>>
  /** `{what}`: a pack, a plan or a use. */
  pack: string
  monthly: string
  upgrade: string
  refund: string
  expired: string
  takenBack: string
  takenBackPlan: string
  testEnded: string
  bonus: string
  /** Columns of the statement as a file, and the words for which way a line goes. */
  columns: Readonly<Record<'date' | 'type' | 'description' | 'credits' | 'balance', string>>
  types: Readonly<Record<'earned' | 'spent' | 'expired' | 'takenBack', string>>
  /** A payment: `{what}` is a plan or a pack. */
  plan: string
  difference: string
}

/** The words of the statement. */
export const statementTexts: Readonly<Record<Language, Texts>> = {
  zh: {
    uses: { text: '文字对话', image: '图像生成', voice: '语音', video: '视频生成' },
    packs: { starter: '入门包', standard: '标准包', premium: '高级包', ultimate: '专业包' },
    plans: { free: '免费版', basic: '基础版', premium: '高级版', enterprise: '企业版' },
    pack: '购买{what}',
    monthly: '{what}每月积分',
    upgrade: '升级到{what}补发的积分',
    refund: '退还：{what}',
    expired: '积分到期',
    takenBack: '退款后收回：{what}',
    takenBackPlan: '退款后收回：{what}每月积分',
    testEnded: '测试购买的积分已结束',
    bonus: '赠送积分',
    columns: { date: '日期', type: '类型', description: '说明', credits: '积分', balance: '余额' },
    types: { earned: '获得', spent: '消费', expired: '过期', takenBack: '收回' },
    plan: '{what}订阅',
    difference: '升级到{what}的差价',
  },
  en: {
    uses: { text: 'Text chat', image: 'Picture', voice: 'Voice', video: 'Video' },
    packs: { starter: 'Starter', standard: 'Standard', premium: 'Premium', ultimate: 'Ultimate' },
    plans: { free: 'Free', basic: 'Basic', premium: 'Premium', enterprise: 'Enterprise' },
    pack: 'Bought: {what} pack',
    monthly: 'Monthly credits, {what}',
    upgrade: 'Credits for moving up to {what}',
    refund: 'Given back: {what}',
    expired: 'Credits expired',
    takenBack: 'Taken back after a refund: {what} pack',
    takenBackPlan: 'Taken back after a refund: monthly credits, {what}',
    testEnded: 'Credits of a test purchase ended',
    bonus: 'Bonus credits',
    columns: {
      date: 'Date',
      type: 'Type',
      description: 'Description',
      credits: 'Credits',
      balance: 'Balance',
    },
    types: { earned: 'Earned', spent: 'Spent', expired: 'Expired', takenBack: 'Taken back' },
    plan: '{what} plan',
    difference: 'Difference for moving up to {what}',
  },
  ja: {
    uses: { text: 'テキストチャット', image: '画像生成', voice: '音声', video: '動画生成' },
    packs: {
      starter: 'スターター',
      standard: 'スタンダード',
      premium: 'プレミアム',
      ultimate: 'アルティメット',
    },
    plans: {
      free: '無料',
      basic: 'ベーシック',
      premium: 'プレミアム',
      enterprise: 'エンタープライズ',
    },
    pack: '{what}パックの購入',
    monthly: '毎月のクレジット（{what}）',
    upgrade: '{what}へのアップグレード分',
    refund: '返却：{what}',
    expired: 'クレジットの期限切れ',
    takenBack: '返金に伴う回収：{what}パック',
    takenBackPlan: '返金に伴う回収：毎月のクレジット（{what}）',
    testEnded: 'テスト購入分のクレジットの終了',
    bonus: 'ボーナスクレジット',
    columns: {
      date: '日付',
      type: '種類',
      description: '内容',
      credits: 'クレジット',
      balance: '残高',
    },
    types: { earned: '獲得', spent: '消費', expired: '期限切れ', takenBack: '回収' },
    plan: '{what}プラン',
    difference: '{what}へのアップグレード差額',
  },
  ko: {
    uses: { text: '텍스트 대화', image: '이미지 생성', voice: '음성', video: '영상 생성' },
    packs: {
      starter: '입문 팩',
      standard: '표준 팩',
      premium: '고급 팩',
      ultimate: '전문 팩',
    },
    plans: { free: '무료', basic: '베이직', premium: '프리미엄', enterprise: '엔터프라이즈' },
    pack: '{what} 구매',
    monthly: '{what} 월간 크레딧',
    upgrade: '{what} 업그레이드 추가 크레딧',
    refund: '반환: {what}',
    expired: '크레딧 만료',
    takenBack: '환불에 따른 회수: {what}',
    takenBackPlan: '환불에 따른 회수: {what} 월간 크레딧',
    testEnded: '테스트 구매 크레딧 종료',
    bonus: '보너스 크레딧',
    columns: {
      date: '날짜',
      type: '종류',
      description: '내용',
      credits: '크레딧',
      balance: '잔액',
    },
    types: { earned: '획득', spent: '사용', expired: '만료', takenBack: '회수' },
    plan: '{what} 요금제',
    difference: '{what} 업그레이드 차액',
  },
  fr: {
    uses: { text: 'Conversation', image: 'Image', voice: 'Voix', video: 'Vidéo' },
    packs: { starter: 'Découverte', standard: 'Standard', premium: 'Premium', ultimate: 'Ultime' },
    plans: { free: 'Gratuit', basic: 'Basique', premium: 'Premium', enterprise: 'Entreprise' },
    pack: 'Achat du pack {what}',
    monthly: 'Crédits du mois, {what}',
    upgrade: 'Crédits du passage à {what}',
    refund: 'Remboursé\u00a0: {what}',
    expired: 'Crédits expirés',
    takenBack: 'Repris après remboursement\u00a0: pack {what}',
    takenBackPlan: 'Repris après remboursement\u00a0: crédits du mois, {what}',
    testEnded: 'Crédits d’un achat de test retirés',
    bonus: 'Crédits offerts',
    columns: {
      date: 'Date',
      type: 'Type',
      description: 'Description',
      credits: 'Crédits',
      balance: 'Solde',
    },
    types: { earned: 'Reçu', spent: 'Dépensé', expired: 'Expiré', takenBack: 'Repris' },
    plan: 'Abonnement {what}',
    difference: 'Complément pour passer à {what}',
  },
  de: {
    uses: { text: 'Textchat', image: 'Bild', voice: 'Sprache', video: 'Video' },
    packs: { starter: 'Einstieg', standard: 'Standard', premium: 'Premium', ultimate: 'Profi' },
    plans: { free: 'Gratis', basic: 'Basis', premium: 'Premium', enterprise: 'Enterprise' },
    pack: 'Gekauft: Paket {what}',
    monthly: 'Monatliche Credits, {what}',
    upgrade: 'Credits für den Wechsel zu {what}',
    refund: 'Zurückgegeben: {what}',
    expired: 'Credits verfallen',
    takenBack: 'Nach Rückzahlung eingezogen: Paket {what}',
    takenBackPlan: 'Nach Rückzahlung eingezogen: monatliche Credits, {what}',
    testEnded: 'Credits aus einem Testkauf beendet',
    bonus: 'Bonus-Credits',
    columns: {
      date: 'Datum',
      type: 'Art',
      description: 'Beschreibung',
      credits: 'Credits',
      balance: 'Stand',
    },
    types: {
      earned: 'Erhalten',
      spent: 'Ausgegeben',
      expired: 'Verfallen',
      takenBack: 'Eingezogen',
    },
    plan: 'Tarif {what}',
    difference: 'Aufpreis für den Wechsel zu {what}',
  },
  es: {
    uses: { text: 'Chat de texto', image: 'Imagen', voice: 'Voz', video: 'Vídeo' },
    packs: {
      starter: 'Inicial',
      standard: 'Estándar',
      premium: 'Avanzado',
      ultimate: 'Profesional',
    },
    plans: { free: 'Gratis', basic: 'Básico', premium: 'Premium', enterprise: 'Empresa' },
    pack: 'Compra del paquete {what}',
    monthly: 'Créditos del mes, {what}',
    upgrade: 'Créditos por pasar a {what}',
    refund: 'Devuelto: {what}',
    expired: 'Créditos caducados',
    takenBack: 'Retirado tras un reembolso: paquete {what}',
    takenBackPlan: 'Retirado tras un reembolso: créditos del mes, {what}',
    testEnded: 'Créditos de una compra de prueba retirados',
    bonus: 'Créditos de regalo',
    columns: {
      date: 'Fecha',
      type: 'Tipo',
      description: 'Descripción',
      credits: 'Créditos',
      balance: 'Saldo',
    },
    types: { earned: 'Recibido', spent: 'Gastado', expired: 'Caducado', takenBack: 'Retirado' },
    plan: 'Plan {what}',
    difference: 'Diferencia por pasar a {what}',
  },
  pt: {
    uses: { text: 'Chat de texto', image: 'Imagem', voice: 'Voz', video: 'Vídeo' },
    packs: {
      starter: 'Inicial',
      standard: 'Padrão',
      premium: 'Avançado',
      ultimate: 'Profissional',
    },
    plans: { free: 'Grátis', basic: 'Básico', premium: 'Premium', enterprise: 'Empresarial' },
    pack: 'Compra do pacote {what}',
    monthly: 'Créditos do mês, {what}',
    upgrade: 'Créditos pela mudança para {what}',
    refund: 'Devolvido: {what}',
    expired: 'Créditos expirados',
    takenBack: 'Retirado após um reembolso: pacote {what}',
    takenBackPlan: 'Retirado após um reembolso: créditos do mês, {what}',
    testEnded: 'Créditos de uma compra de teste encerrados',
    bonus: 'Créditos de presente',
    columns: {
      date: 'Data',
      type: 'Tipo',
      description: 'Descrição',
      credits: 'Créditos',
      balance: 'Saldo',
    },
    types: { earned: 'Recebido', spent: 'Gasto', expired: 'Expirado', takenBack: 'Retirado' },
    plan: 'Plano {what}',
    difference: 'Diferença pela mudança para {what}',
  },
}
