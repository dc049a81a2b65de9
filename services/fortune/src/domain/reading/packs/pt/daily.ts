import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['Diga à pessoa no espelho uma coisa boa e verdadeira.', 'Escreva “eu quero” num papel e termine a frase.'],
    ['Passe os olhos nas contas do mês e cancele uma que não vai fazer falta.', 'Conserte ou lubrifique algo que você usa todo dia.'],
    ['Mande um oi para quem você não procura há tempos.', 'Vá por outra rua; dez minutos já bastam.'],
    ['Arrume uma gaveta, só uma.', 'Ligue para alguém da família e, primeiro, escute.'],
    ['Reserve meia hora para algo inútil e divertido.', 'Rabisque a ideia que está na cabeça, torta mesmo.'],
    ['Termine a miudeza que você já adiou três vezes.', 'Largue o celular meia hora mais cedo esta noite.'],
    ['Pergunte a quem está perto: “Do que você anda precisando de mim?”', 'Ponham um combinado no papel e leiam juntos em voz alta.'],
    ['Diga o que ficou engasgado, na versão mais gentil.', 'Acerte uma despesa em comum; conta clara, coração leve.'],
    ['Leia dez páginas que não tenham nada a ver com trabalho.', 'Procure o lugar com que você sonha e salve uma única foto.'],
    ['Dê a primeira hora à tarefa mais importante.', 'Anote em três linhas o que você fez; amanhã isso vai ajudar.'],
    ['Responda a uma mensagem com uma frase inteira, não com o polegar.', 'Corte um desejo do ano que vem até virar um passo desta semana.'],
    ['Fique em silêncio dez minutos olhando pela janela.', 'Pare mais cedo e passe o novelo da cabeça para o papel.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    'O dia {day} é o que corre mais macio: com a Lua em {moonSign}, faça andar {topic.the}.',
    'Se é coisa importante, escolha o dia {day}; o luar de {moonSign} cai bem em cima {topic.of}.',
    'A menor resistência vem no dia {day}, então dê você o primeiro passo {topic.in}.',
  ],
  carefulDay: [
    'No dia {day}, vá mais devagar e deixe para a manhã seguinte o que toca {topic.to}.',
    'Por volta do dia {day}, a Lua em {moonSign} deixa todo mundo meio teimoso; guarde espaço na agenda.',
    'Não encha o dia {day}: se algo balançar {topic.in}, durma antes de decidir.',
  ],
}
