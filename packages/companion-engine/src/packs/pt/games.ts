import { words } from '../../pack-words.ts'
import type { ChainPack, TwentyPack } from '../../pack.ts'

export const chain: ChainPack = {
  words:
    'abelha areia amora abacaxi avião anel amigo outono ovelha olho ouro onda orvalho oceano orelha ovo ônibus escola estrela espelho elefante escada esquina ervilha espuma ilha igreja inverno imã índio idioma iogurte ipê uva urso umbigo universo unha urubu ukulele casa café cadeira coelho chuva caderno carta cometa caju coruja chinelo dado dente dragão domingo doce dominó farol fada fogo flor feijão festa foguete gato gelo girassol garrafa goiaba gaveta hora hotel harpa herói hortelã jabuti janela jardim jaca jornal joaninha lua livro limão lago lápis lanterna leque mesa mar maçã manga montanha mochila moinho nuvem navio ninho neblina noz novelo pedra ponte pipa pão peixe padaria pássaro praia quadro queijo quintal quiabo rio rede relógio roda raposa rua sapo sol sino sabão sorvete samba semente tatu tambor telhado trem tesoura toalha tucano vento vela violão vaso varanda vagalume vila xícara xadrez zebra zíper zangão abajur trator computador flores mulher lugar amor calor cor dor pomar açúcar colher luz cruz raiz nariz giz paz lençol anzol farol caracol papel mel hotel jardins álbum som trem bombom jasmim capim jardineiro ímpar rubi kiwi abacate alface alecrim retrato remo roupa retalho rosa zero lenço ladeira lousa leão mala mato macaco meia noite nabo nariz'.split(
      ' ',
    ),
  fold: {},
  skip: '',
  word: /^\p{L}[\p{L}'-]{1,22}$/u,
}

export const twenty: TwentyPack = {
  things: {
    cat: { label: 'um gato', accept: words('gato, gata, gatos, gatinho, gatinha') },
    elephant: { label: 'um elefante', accept: words('elefante*') },
    apple: { label: 'uma maçã', accept: words('maca, macas') },
    umbrella: { label: 'um guarda-chuva', accept: /\bguarda[- ]?chuvas?\b|\bsombrinhas?\b/ },
    bicycle: { label: 'uma bicicleta', accept: words('bicicleta*, bike, bikes, magrela') },
    moon: { label: 'a lua', accept: words('lua') },
    book: { label: 'um livro', accept: words('livro*') },
    goldfish: { label: 'um peixinho dourado', accept: words('peixe*, peixinho*') },
    piano: { label: 'um piano', accept: words('piano*') },
    snowman: { label: 'um boneco de neve', accept: /\bbonecos? de neve\b/ },
    kettle: { label: 'uma chaleira elétrica', accept: words('chaleira*') },
    cactus: { label: 'um cacto', accept: words('cacto*, cactus') },
  },
  attributes: {
    animal: words('animal, animais, bicho*, mamifero*, inseto*, pet'),
    plant: words('planta*, vegetal, vegetais, arvore*, fruta*, legume*, flor, flores, cresce'),
    alive: words('vivo, viva, vivos, respira*, ser vivo, vida, vive'),
    edible: words('come, comer, comestivel, comida, alimento*, come-se, bebe, beber, gosto, sabor'),
    big: words('grande, grandes, enorme, gigante, pesad*, maior, imens*'),
    small: words('pequen*, minuscul*, cabe na mao, cabe no bolso, cabe numa mao, leve, miud*, menor'),
    flies: words('voa, voar, voam, asa, asas'),
    water: words('agua, nada, nadar, molha*, chuva, mar, aquatic*, liquid*'),
    electric: words('eletric*, tomada, pilha*, bateria*, eletronic*, energia, liga na tomada'),
    sound: words('barulh*, som, sons, toca, musica, mia, faz barulho, ouvir'),
    wheels: words('roda, rodas, pedal*, anda na rua'),
    legs: words('pata*, perna*, pe, pes, anda'),
    soft: words('maci*, fof*, mole, pelo*, pelud*'),
    made: words('fabricad*, artificial, objeto*, ferramenta*, maquina*, movel, feito por, feita por, construid*, inventad*, gente que faz'),
    red: words('vermelh*'),
    white: words('branc*'),
    green: words('verde, verdes'),
    hot: words('quente, quentes, esquenta*, calor, ferve*'),
    cold: words('fri*, gelad*, gelo, congelad*'),
    round: words('redond*, circular, esfera, bola'),
    expensive: words('car*, caro, custa*, preco, valios*, dinheiro'),
    indoors: words('casa, dentro de casa, dentro, quarto, cozinha, sala'),
    outdoors: words('fora, rua, natureza, quintal, mata, floresta, ceu, ar livre'),
  },
}
