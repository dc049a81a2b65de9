import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['Luar de {moonSign} em dia de {officer}', 'De onde sopra o vento: {officer}, Lua em {moonSign}', 'Lua em {moonSign}, oficial {officer}'],
    personality: ['{stem} e {sign}: os dois solos em que você cresce', 'Quando {sign} encontra {stem}', 'Por fora {sign}, por dentro {stem}'],
    relationship: ['Um coração {animal.of} sob a Lua em {moonSign}', 'A dois, com a Lua em {moonSign}', 'Um bilhete para o coração {animal.of}'],
    career: ['Como trabalhar com {god}', 'A palavra do dia no trabalho: {god}', 'Caminho aberto por {god}'],
    philosophy: ['O que ensina {god}', 'Uma frase antiga para um dia de {god}', 'Para pensar: {god}'],
  },
  sources: {
    fortune: 'Almanaque chinês e astrologia ocidental',
    personality: 'Quatro Pilares (Ziping) e astrologia ocidental',
    relationship: 'Relações do zodíaco chinês e trânsitos de Vênus',
    career: 'Dez deuses (Ziping) e trânsitos de Marte',
    philosophy: 'Clássicos chineses e os dez deuses',
  },
  tags: {
    fortune: 'Hoje',
    personality: 'Personalidade',
    relationship: 'Relações',
    career: 'Trabalho',
    philosophy: 'Pensamento',
  },
  bridges: ['E agora, as estrelas.', 'O céu do Ocidente conta assim.', 'Olhe para cima por um instante.'],
}
