import type { CrisisPack } from './pack.ts'

const relation =
  `친구|절친|남친|여친|남자친구|여자친구|애인|남편|아내|와이프|엄마|아빠|어머니|아버지|부모님|언니|오빠|누나|형이|동생|아들|딸|아이가|애가|
  동료|선배|후배|학생|제자|반친구|룸메|룸메이트|전남친|전여친|할머니|할아버지|사촌|조카|이모|삼촌|고모|지인|이웃|팀원|상사|스트리머|유튜버|가족이|짝꿍|그녀|걔가|걔는|그애|그 사람|어떤 사람`.replace(
    /\s+/g,
    '',
  )

export const ko: CrisisPack = {
  language: 'ko',
  script: /[\uac00-\ud7a3\u1100-\u1112]/,
  unit: 'character',
  gap: 4,
  negation: { before: 1, after: 5 },
  tenseless: true,
  terms: {
    first:
      '_나, _난, _내, _저, _제가, _전, _나는, _내가, _저는, 나같은, 저같은, 나 자신, 내 자신, 스스로, _나도, _저도, _날, _나를',
    second: '_너, _넌, _네가, _니가, _당신, _너는, _너희',
    third: `${relation.replaceAll('|', ',')}, _그가, _그는, _걔, _얘, _쟤`,
    objectmark:
      '한테, 에게, 께, 랑, 하고 싸, 와 헤어, 과 헤어, 없이, 보고 싶, 가 없, 이 없, 도 없, 한텐, 에겐, 때문에, 를, 을',
    generic:
      '여주, 남주, 등장인물, 자살하려는, 사람들, 누군가, 누가, 청소년, 환자, 사람이, 사람을, 사람은, 사람에게, 사람도, 사람의, 분들, 사람한테, 주인공, 배우, 가수, 연예인, 캐릭터, 작가',
    and: '지만, 근데, 그래서, 그런데, 그리고',
    neg: '_안, _못',
    negafter:
      '지 않, 진 않, 지는 않, 지 못, 지 마, 지마, 지 말, 건 아니, 것은 아니, 거 아니, 것도 아니, 마음은 없, 생각은 없, 생각 없, 생각 안, 적 없, 적은 없, 적이 없, 지 맙, 면 안, 고 싶지 않, 할 리 없, 는 건 아',
    report:
      '다고 해, 다고 하, 다고 했, 대요, 다는데, 다고 말, 겠다고, 다며, 라고 해, 라고 하, 라고 말, 다고 연락, 다고 카톡, 다고 문자, 다고 울, 다고 합, 다고 그래, 대서, 대ㅠ, 다는 말, 라는 말, 다고 계속, 다고 자꾸, 다고 협박, 싶대, 겠대, 다고 털어, 다고 고백, 다는 글, 라는 글, 는 것 같아, 싶어 해, 싶어해, 려고 해, 려고 했, 했대, 한대, 는 걸 봤, 는 거 같아, 협박, 글을 올, 메시지를 보, 문자를 보, 카톡을 보, 연락이 왔',
    fiction:
      '영화, 드라마, 소설, 웹툰, 만화, 애니, 주인공, 캐릭터, 가사, 노래, 게임, 뉴스, 기사, 다큐, 배우, 가수, 연예인, 이야기, 책에서, 이 책, 그 책, 책 제목, 논문, 대사, 장면, 작품, 역사, 뮤지컬, 연극, 시인, 앨범, 제목, 예능',
    past: '예전에, 옛날에, 한때, 어릴 때, 어렸을 때, 그때는, 그 시절, 고등학교 때, 중학교 때, 고딩 때, 중딩 때, 학창 시절, 년 전, 과거에, 당시에, 예전엔, 옛날엔, 한때는',
    over: '지금은 (괜찮|행복|잘|좋|나아|안 그래|극복|살아있|다행|멀쩡|많이 나), 극복했, 이겨냈, 나아졌, 괜찮아졌, 살아있어서 다행, 살아 있어서 다행, 살길 잘했, 살아서 다행, 안 죽길 잘, 회복했, 더 이상 그런 생각, 이제는 괜찮, 이제 괜찮, 다행이야, 지금은 아니',
    still:
      '지금도, 또, 아직, 요즘, 매일, 오늘, 항상, 계속, 여전히, 어제, 방금, 맨날, 자꾸, 요새, 다시',

    wantdie: `(죽|쥭|주글|뒤지|뒈지|뒤져버리)고싶, 죽고파, 죽고프, 죽고시퍼, 죽고시프, 죽구싶, 죽고십, 주꼬싶, 죽구파, 죽고싶, 쥭고싶, 죽꼬싶, 듁고싶, 주고십다, ㅈㄱ싶, ㅈㅜㄱ고, 죽어 버리고 싶, 죽어버리고 싶, 죽어버릴(까|래|거|게), 죽어 버릴(까|래|거|게), 죽어야(겠|지|할|만|해|끝|돼), 죽어야 (할|하나|돼|끝|해), 죽는 게 (나|낫|더|맞|편|답|소원|좋), 죽는 게 (나을|낫|더 나|답), 죽는게(나|낫|더|답|맞|편|소원|좋), 죽는 것이 (낫|나), 죽는 편이 (낫|나), 죽는 수밖에, 죽는 (것밖|거밖|방법|생각|상상|날만|꿈), 죽을(까|래|려고|거야|게요|생각|결심|용기|각오로 뛰|방법|날만|자리|준비|계획|궁리), 죽을 (생각|결심|용기|방법|날만|자리|준비|계획|궁리|마음|거야|거예요|겁니다|거임|각이), 죽으려고, 죽으려(고|구|했), 죽어도 (상관없|괜찮|될|돼|여한|아무도|좋을), 죽어도 (될 것|아무도), 죽었으면 (좋|해|싶), 죽었으면(좋|해|싶), 죽으면 (편|다 끝|끝|좋|해결|되|될|나아|어떨|그만|모든|모두|다들|슬퍼|누가|아무도), 죽으면(편|다끝|끝|좋|해결|되|될|나아|어떨|그만|모든|모두|다들|슬퍼|누가|아무도), 죽기(로|만을|를 바|를 기|만 기|만 바|전에 마지막|딱 좋), 죽여줘, 죽여 줘, 죽여주세요, 죽여 주세요, 제발 죽, 차라리 죽, 그냥 죽고 싶, 그냥 죽을래, 그냥 죽었으면, 확 죽, 콱 죽, 죽을 수만 있, 죽을 수 있(는|을|다면), 죽음(을|만이|만을|이|에 대해|만|을 생각|으로)(택|선택|생각|기다|바라|원|유일|답|계획|결심|준비|갈망|맞|이르|꿈|탈출|해결|위로), 죽음이 답, 죽음만이, 죽음을 (택|선택|생각|기다|바라|원|계획|결심|준비|갈망|꿈), 영원히 (잠|자고|사라|눈|쉬고 싶), 영원히잠, 깨어나지 않(았으면|고 싶|기를|게|으면|는 잠), 안 깨어났으면, 안 깼으면, 깨지 않았으면, 눈(을|) (뜨지|안 떴|감고)(않|말|싶|), 눈 안 떴으면, 눈을 뜨지 않, 눈뜨지 않, 눈 뜨지 않, 눈뜨기 싫, 다시는 (깨|눈|일어나지 않), 이대로 (잠들|눈|죽|사라|끝났|깨), 저세상(으로|가고), 저 세상(으로|가고)`,
    nolive: `살고 싶지(가 |도 |)(않|안), 살고싶지(가|도|)(않|안), 살기(가 |도 |)(싫|시러|귀찮|버겁|지쳤|지친|지긋), 살기싫, 사는 것도 싫, 인생(을|) (끝내|포기|마감|하직|그만|접), 생을 (끝|마감|마치|포기|마무리),
      목숨(을|) (끊|버리|포기), 왜 (사나|살지|사는|살아야|태어), 왜 사는지, 왜 살아(야|있), 왜 안 죽, 왜 나는 안 죽, 태어나지 (말았|않았|않는|말걸), 안 태어났으면, 태어난 (게 싫|게 죄|게 후회|게 잘못|것을 후회|걸 후회|게 원망), 그만 (살고|살래|살자|살까|살아야), 못 살겠, 못살겠, 살 수가 없, 살아갈 수 없, 살아갈 자신,
      존재(하고 싶지|가치가|하기 싫|를 지우|자체가), 세상(을|에서|) (떠나고|떠날|떠나려|뜨고|사라지|사라져|하직|등지|없어지|끝내), 이 세상(에서|을|에) (떠나|사라|없어지|뜨고|미련), 이승을, 더 살아서 뭐, 살아서 뭐, 살면 뭐`,
    living:
      '사는 게, 사는 것, 사는 거, 사는 건, 살아가는 게, 살아있는 게, 살아 있는 게, 살아가는 것, 살아있는 것, 삶이, 삶은, 삶을, 삶에, 숨 쉬는 게, 숨쉬는 게, 살아있다는 게, 하루하루가, 하루하루 사는, 살아가는 거',
    hardship:
      '싫, 지옥, 고통, 괴로, 무의미, 의미가 없, 의미 없, 의미를 모르, 지겹, 지긋지긋, 끝내, 포기, 마감, 그만하고, 그만두, 죽는 것보다, 미련이 없, 미련 없, 끔찍, 저주',
    weary: '힘들, 힘드, 지쳤, 지친, 귀찮, 버거, 버겁, 벅차, 재미없, 허무',
    alive:
      '_살, 살아야 할, 살아야 하는, 살아야 될, 살아갈, 살아있을, 살아있는, 살아 있을, 살아가야 할, _사는, 살아서, 계속 살, 더 살, 더 살아야 할',
    reason: '이유, 의미, 가치, 자격, 희망, 자신, 의욕, 용기, 힘, 낙, 목적, 필요, 마음',
    lacking: '없, 모르, 못 찾, 잃, 안 보, 뭐, 뭔지, 뭘까, 있을까, 있나, 못 느, 사라',
    endobject:
      '다, 모두, 모든 걸, 모든걸, 모든 것을, 전부, 이 모든, 내 인생, 내 삶, 이 고통, 고통, 그냥, 이제, 이 삶',
    endsoft: '그냥, 이제, 확, 여기서, 오늘, 빨리',
    endwish:
      '끝내고 싶, 끝내고싶, 끝내버리고, 끝내 버리고, 끝내려고, 끝내자, 끝낼래, 끝낼까, 끝내야겠, 놓아버리고 싶, 놔버리고 싶, 놓고 싶, 내려놓고 싶, 끝장내고, 그만두고 싶, 그만하고 싶, 끝났으면, 끝내 줬으면',
    end: '끝내고 싶어요, 편해지고 싶, 편히 쉬고 싶, 이제 그만 쉬고 싶, 다 포기하고 싶, 모든 걸 포기, 영원히 쉬고',
    vanish: `사라지고싶, 사라져버리(고|면|고 싶), 사라졌으면, 사라지는 게 (나|낫), 사라지는게(나|낫), 사라지면 (좋|될|다들|모두|아무도|되), 사라질(까|래|게), 없어지고싶, 없어져버리고, 없어졌으면, 없어지는 게 (나|낫), 없어지는게(나|낫), 없어지면 (좋|될|다들|모두|아무도|되|나을), 없어져야, 증발하고 싶, 소멸하고 싶, 먼지가 되고 싶, 흔적도 없이, 사라져야, 없어질까, 세상에서 지워`,
    joyvanish: '쪽팔려서, 쪽팔려, 창피해서, 창피, 부끄러워, 민망, 이불킥, 흑역사',
    act: `자살(하|할|생각|시도|충동|계획|방법|하고|각|해|해야|하려|만|밖에|이라도|기도|마렵|했|한다), 자살 (생각|시도|충동|계획|방법|하|할|해|마렵|각|기도|밖에), 자1살, 자.살, 자살ㄱ, 자ㅅ살, ㅈㅅ(하|할|각|마렵|생각), 자결, 극단적(인|) 선택(을|) (하|할|생각|고민|시도), 극단적인 선택, 극단적 선택, 목을 (매|맬|맸|메|멜), 목 (매|맬|맸), 목매, 목맬, 목을 조르, 뛰어내리(고|려|면|ㄹ까|는 상상|는상상|기|고 싶|고싶), 뛰어내릴(까|래|거|게|생각), 뛰어내렸, 투신(하|할|해|을|자살), 손목(을|)(긋|그었|그어|그을|그엇|그은|자르|잘랐|벤|칼), 손목긋, 동맥(을|) (긋|끊|자르), 번개탄(을|)(피|사|샀|준비|구|켜|태), 번개탄, 연탄(을|)(피|사|샀|준비), 연탄가스, 수면제(를|)(다|한꺼번|한움큼|모아|모았|모으|털어|한 통|잔뜩|왕창|과다)(에|)(먹|삼|), 약(을|)(다|한꺼번에|한번에|한움큼|왕창|잔뜩|과다|과량|전부|한 통 다|몽땅|털어)(먹|삼|복용|털|), 약물 과다, 음독, 농약(을|)(마시|먹|마실|샀|사), 한강(에|)(가|갈|뛰|투신|물|다리에서|빠지|입수|다이빙)(서|고 싶|고싶|까|어|야|)(죽|뛰|), 차에 (치여|뛰어들|치이)(고 싶|죽|고싶|었으면|면), 차도(로|에) 뛰어, 지하철(에|로|선로) 뛰어, 선로(에|로) 뛰어, 달리는 차에, 옥상(에서|에|으로)(뛰어|떨어|투신|올라가서|가서 뛰), 창문(에서|밖으로|으로) 뛰어, 베란다(에서) 뛰어, 떨어져 죽, 빠져 죽, 목숨을 끊, 스스로 목숨`,
    actbare: '자살, ㅈㅅ, 투신, 죽음',
    think:
      '생각, 충동, 계획, 시도, 마렵, 하고 싶, 할까, 방법, 만 떠, 검색, 결심, 고민, 준비, 상상, 밖에 답',
    selfharm: `_자해, 또 자해, 나 자해, 계속 자해, 칼(로|을|로 내)(손목|팔|허벅지|내 몸|나를|살|다리|긋)(을|)(긋|그|베|자|찌|), 커터칼(로|을)(손목|팔|허벅지|그|긋|베|대|내), 면도칼(로|을), 팔(을|에|) (긋|그었|그어|칼|베|자해), 팔을 그, 허벅지(를|에) (긋|그었|그어|칼), 내 몸(을|에) (상처|해치|때리|긋|칼|학대|그), 나를 (다치게|해치|벌주|때리|학대|망가), 나 자신을 (다치|해치|때리|벌|학대|망가|죽), 스스로를 (다치|해치|때리|벌|학대|망가|죽|상처), 내 자신을 (해치|다치|때리|벌), 피를 (보면|봐야|보고 싶|봐야지), 피 봐야, 담배빵, 벽에 머리, 머리를 벽에, 긋고 싶, 그을까, 바코드, 스스로 상처`,
    accident:
      '요리, 면도하다, 실수로, 운동하다, 축구, 농구, 헬스, 넘어져, 넘어지, 설거지, 사과 깎다, 종이에, 과일, 사고로',
    ask: '방법, 어떻게, 몇 알, 몇알, 얼마나, 몇 층, 몇층, 알려, 뭐가, 무슨 약, 어디서, 가르쳐, 추천, 아프지, 아픈가, 아플까, 몇 정, 몇 개, 인가요, 되나요',
    painless:
      '안 아프게, 아프지 않게, 고통 없이, 고통없이, 고통스럽지, 편하게, 편안하게, 쉽게, 확실하게, 확실히, 빨리, 조용히, 안 아픈, 덜 아프게, 한 번에, 한방에, 가장 쉬운, 제일 쉬운, 고통 없는',
    dieplain: '죽는, 죽을, 죽나, 죽어, 죽고, 자살, 죽을까, 사망, 죽지, 가는 방법, 치사량, 죽으면',
    drug: '수면제, 타이레놀, 약, 농약, 락스, 진통제, 게보린, 인슐린, 알약, 신경안정제, 졸피뎀, 감기약, 두통약',
    hoard:
      '모았, 모아, 모으고, 샀, 사놨, 사 놨, 준비했, 준비해, 숨겨, 구했, 사뒀, 챙겨, 쟁여, 주문했, 꺼내',
    means: '수면제, 약, 번개탄, 연탄, 밧줄, 농약, 칼, 면도칼, 끈, 로프, 알약, 커터칼, 노끈, 진통제',
    atonce:
      '한번에, 한 번에, 한꺼번에, 다 먹, 털어, 오늘 밤, 오늘밤, 이제 끝, 충분, 다 삼, 전부 먹, 목에, 실행, 먹으면, 오늘이 마지막, 끝이야, 쓸 거',

    self: '_나 같은 건, _나 같은 거, _나 같은 사람, _나 같은 인간, _나 같은 놈, _나 같은 년, 나같은 건, 나같은 거, 나같은 사람, 나같은 놈, _내가, _제가, _나만, _저만, _나 하나, _나는, _난, _나, _저, 내 존재, _저 같은, 저같은',
    goneverb:
      '없어지, 없어져, 없으면, 없는 게, 없는게, 없는 편, 없었으면, 없어도, 없이도, 없다면, 사라지, 사라져, 사라진, 죽으면, 죽어도, 죽어야, 죽는 게, 죽는게, 안 태어, 태어나지, 떠나면, 떠나야, 죽었으면, 죽는다고, 없는 세상, 세상에 없, 사라진다',
    better:
      '해결될, 해결돼, 나아, 낫, 나을, 행복, 편하, 편할, 편해, 좋아할, 좋아하, 좋을, 좋겠, 후련, 다행, 기뻐, 더 잘, 홀가분, 해결, 좋지, 나은',
    nocare:
      '아무도 (슬퍼|신경|모를|몰|관심|찾|알아|울|기억|안 슬|상관|눈치|안 찾|걱정), 아무도(슬퍼|신경|모를|몰|관심|찾|알아|울|기억), 누가 (슬퍼|울어|찾|알기|기억|알아|신경), 누가 (슬퍼|울)(해|어)(줄까|할까|주|줄), 슬퍼할 사람, 슬퍼해 줄 사람, 슬퍼해줄 사람, 울어줄 사람, 슬퍼할까, 슬퍼해 줄까, 슬퍼해줄까, 알아줄 사람, 달라질 (게|건) 없, 세상은 잘 돌아, 신경도 안 쓸, 신경 안 쓸, 모를 거',
    burden:
      '짐(만|이|일|밖에|덩어리|덩이|같|이야|이다|이고|이 되|이 돼|일 뿐), 민폐, 쓸모없, 쓸모 없, 필요없는 (존재|사람|인간), 필요 없는 (존재|사람|인간), 폐만 끼, 피해만 주, 피해만 끼, 걸림돌, 방해만',
    everyone:
      '모두, 다들, 가족, 주변, 사람들, 엄마, 부모님, 세상, 남들, 친구들, 모든 사람, 남편, 아이들, 애들, 식구, 우리 집, 집에',

    bye: '고마웠, 고마워, 감사했, 죄송했, 죄송해, 잘 있어, 잘있어, 안녕히, 행복했, 사랑했, 용서해, 행복해야, 잘 살아, 잘 지내',
    sorry: '미안해, 미안했, 엄마 미안, 아빠 미안',
    sayonara:
      '잘 있어, 잘 있어요, 작별, 마지막 인사, 이별, 영원히 안녕, 안녕히 계, 이제 안녕, 안녕 세상, 잘 있어 세상, 세상아 안녕, 이젠 안녕',
    time: '내일, 이제, 더는, 더 이상, 앞으로, _곧, 다음 주, 오늘이 지나면, 이 글을 볼 때, 이 글을 읽을 때, 이걸 볼 때, 이걸 읽을 때',
    notbe:
      '없을 거, 없을거, 없을 것, 없을 테, 없을게, 못 볼 거, 못 볼거, 볼 수 없을, 세상에 없, 여기 없을, 사라질 거, 떠났을, 없겠지, 떠날 거, 없을지',
    leaving:
      '먼저 갈게, 먼저 간다, 먼저 갑니다, 먼저 떠나, 먼저갈게, 떠날게, 떠납니다, 떠나려고 합, 이제 갈게, 이제 갑니다, 이제 가려고, 이제 가볼게, 날 찾지, 나를 찾지, 찾지 마세요, 찾지 말아, 잊어줘, 나를 잊어, 날 잊어, 하늘나라, 하늘에서 보, 하늘에서 만, 저승, 마지막 글, 마지막 문자, 마지막 메시지, 마지막 편지, 마지막 밤, 마지막 날, 마지막 인사, 마지막 부탁, 마지막이야, 마지막이에요, 마지막입니다, 마지막일 거, 마지막이 될',
    strongbye:
      '유서(를|)(쓰|썼|써|남기|남겼|작성|다|준비), 유서를 (책상|서랍|넣|놓|두었|뒀|적), 유서 (쓰|썼|써|남기|남겼|작성|다 썼|준비), 유언(을|) (남|쓰|썼), 신변(을|)정리, 주변(을|)정리(를|)(하고|했|다|끝|시작), 이 세상(과|아|에) (작별|안녕|이별), 세상과 작별, 먼저 (세상|하늘)(을|로|에) (떠|가|갈)',

    eating:
      '먹토, 먹고 토, 먹은 거 토, 먹은거 토, 토하는 방법, 토하는 법, 거식증, 폭토, 무쫄, 개말라, 뼈말라, 프로아나, 씹뱉, 변비약, 단식, 굶, 아무것도 안 먹, 아무것도 먹지 않, 안 먹고, 손가락 넣, 물만 마시',
    thin: '살 빼, 살빼, 살을 빼, 마르, 말라, 몸무게, 키로, 체중, 뚱뚱, 살찐, 다이어트, kg, 빠지, 빠질, 빼고, 빼려',
    eatask:
      '방법, 어떻게, 꿀팁, 팁, 되고 싶, 하고 싶, 며칠, 몇일, 얼마나, 알려, 하려고, 할래, 걸리는 법, 걸리고, 일주일, 일 동안, 들키지, 몰래, 계속',

    joke: `죽는 줄 알, 죽는줄, 죽을 뻔, 죽을뻔, 죽을 만큼 (좋|사랑|보고), 죽을만큼(좋|사랑|보고), 죽도록, 죽어도 (안|못|싫|포기), 죽기 살기로, 죽자사자, 죽을 맛, 죽을맛, 죽을 힘, 죽을힘, 죽을 각오로, 죽을상, 죽을 때까지, 죽을때까지, 죽이는데, 죽여주, 죽여준다, 죽여준, 죽인다, 죽이네, 기죽, 죽치, 죽순, 호박죽, 팥죽, 전복죽, 닭죽, 죽집, 소고기죽, 야채죽, 죽 먹, 죽 끓, 죽고 싶지만 떡볶이, 죽고싶지만 떡볶이, 죽을죄, 죽은 듯, 죽이 맞, 개죽음, 죽어라 (공부|일|뛰|노력|연습), 죽어라(공부|일|뛰|노력|연습), 너 죽고 나, 너 죽을래, 죽을래 진짜, 너 죽고 싶, 죽고싶냐, 죽고 싶냐, 뒤질래, 너 죽, 죽일 놈,
      자살(예방|률|골|특공|폭탄|테러|유가족|방지|보도|사건|통계|현황|문제|공화국|상담|다리|스쿼드|1위), 자살 (예방|률|방지|보도|사건|통계|문제|상담|유가족|테러|폭탄|스쿼드|1위|소식|기사), 수어사이드 스쿼드, 자해공갈, 세포 자살, 번지점프, 극단적 선택지, 한강 (공원|라면|치맥|피크닉|나들이|데이트|산책|러닝|자전거|뷰|야경|불꽃|가서 (라면|치킨|놀|먹|산책|자전거)), 한강공원, 한강에서 (치맥|치킨|라면|산책|놀|자전거|러닝), 사라지고 싶다(는 노래), 뛰어내리기 (대회|놀이), 물에 뛰어, 수영장`,
    task: '회의, 숙제, 시험, 과제, 일, 업무, 야근, 프로젝트, 공부, 통화, 관계, 연애, 게임, 수업, 논문, 대화, 방학, 청소, 발표, 알바, 계약, 시즌, 경기, 공사, 방송, 작업',
    cause:
      '웃겨, 배고파, 더워, 추워, 심심해, 졸려, 쪽팔려, 쪽팔리, 창피해, 부끄러워, 민망해, 귀여워, 좋아, 설레, 맛있어, 배불러, 재밌어, 보고 싶어, 보고싶어, 궁금해, 부러워, 답답해, 짜증나, 피곤해, 예뻐, 이뻐, 바빠, 간지러워, 목말라, 지루해, 아까워, 웃기, 힘들어',
    hyper:
      '죽겠, 죽을 것 같, 죽을거같, 죽을것같, 죽고 싶, 죽고싶, 사라지고 싶, 죽을 거 같, 죽는다, 죽네, 죽음, 뒤지겠',
    hangang: '한강',
    hangangdo: '뛰어, 뛰러, 빠지, 빠져, 투신, 죽, 입수',

    useless:
      '쓸모없는, 쓰레기(같|야|다), 한심(해|하|한), 내가 (싫|미워|혐오|한심|역겨), 내 자신이 (싫|미|혐오|한심|역겨|너무 싫), 나 자신이 (싫|미|혐오|한심|역겨), 자기혐오, 가치 없, 가치가 없, 무가치, 실패자, 인생 실패, 못난, 나같은 게, 아무 쓸모',
    hopeless:
      '희망(이|도|은|조차|)(없|안 보|사라|잃), 절망, 미래(가|도|는|)(없|안 보|보이지|캄캄|깜깜), 의미(가|도|를|)(없|모르), 답이 없, 답이없, 앞이 (안|캄캄|깜깜|보이지), 막막, 출구가 없, 벗어날 수 없, 다 포기, 포기하고 싶, 끝이 안 보, 나아질 (기미|희망|것 같지), 나아지지 않, 아무 의미, 부질없, 무의미',
    exhausted:
      '버틸 수 없, 버틸 수가 없, 못 버티, 견딜 수 없, 견딜 수가 없, 더는 못, 더 이상 못, 더 이상은 못, 버틸 힘, 못 견디',
    tired:
      '지쳤, 지친다, 지쳐, 힘들어, 힘들다, 너무 힘들, 괴로워, 괴롭, 고통스러, 버틸 수 없, 버티기 힘, 못 버티, 못 견디, 견딜 수 없, 한계, 감당이 안, 죽을 만큼 힘들, 더는 못, 더 이상 못, 더 이상은 못, 무너졌, 무너질',
    alone:
      '아무도 (나를|날|내|저를|없|이해|안 좋|사랑|필요), 혼자(야|인 것|라는|뿐|남), 외로워, 외롭, 내 편(이|은|) 없, 버림받, 왕따, 날 사랑하는 사람(이|은|) 없, 기댈 곳',
    nextlife: '다음 생, 다음생',
    confirm:
      '진심이야, 진심이에요, 농담 아니, 농담아니, 장난 아니야, 결심했, 마음먹었, 마음 먹었, 오늘 밤에 할, 오늘 할 거, 준비 다, 준비 끝, 계획 다, 이미 먹었, 이미 삼켰, 말리지 마, 아무도 못 말려',
    worry:
      '어떻게 (해야|하죠|해|도와|말|위로|하면|대), 연락이 안, 연락이 끊, 연락두절, 어떡하, 어떡해, 어쩌, 걱정, 도와주고, 돕고, 무서워, 무섭, 말려, 막아야, 뭐라고 (해|말), 불안해요, 도와줘야, 도울',
    sui3: '죽겠, 죽는, 죽고 싶, 죽고싶, 자살, 자해, 죽겠다고, 죽는다고, 죽을 거라, 살기 싫, 살고 싶지, 사라지고 싶, 손목, 뛰어내리, 유서, 극단적, 목을 매, 약을 먹, 수면제, 살아갈 이유, 끝내고 싶, 없어지고 싶, 죽으려, 죽어버리, 투신, 죽을까',
    death2:
      '내일이 (안|오지 않|없었)(왔|았|으)(으면|면|), 내일이 안 왔으면, 내일이 오지 않았으면, 내일 아침이 안 왔으면, 죽어 (있었으면|있으면|있기를), 죽어있었으면, 내가 죽어야, 나만 죽으면, 나 하나 죽으면, 심장이 멈(췄으면|추면|추길), 차에 (치였으면|치이고 싶|치여 죽), 누가 (나|날) (좀 |)(죽여|쏴), 암에 걸렸으면, 벼락 맞(고|았으면)',
    hear: '목소리가 (들려|들린|들리), 뛰어내리라(는|고), 죽으라(는|고) (목소리|소리|말|환청), 환청이',
    gofirst:
      '엄마 아빠 먼저 가, 먼저 가서 죄송, 먼저 가서 미안, 먼저 (가서|떠나서|갑니다|가게) (죄송|미안), 먼저 가서 미안, 먼저 가는 (불효|것), 불효자는',
    painlessgo:
      '(고통 없이|고통없이|편하게|안 아프게|조용히|아프지 않게)(갈|가는|떠날|떠나는|갈 수|떠날 수)',
    bladeon:
      '(손목|팔|허벅지|목)(에|을) (칼을|칼|커터칼|면도칼)(을|)(댔|대고|대었|긋|그었|들이), 손목에 칼, 팔에 칼, 손목 긋, 또 그었',
    theend:
      '이제 정말 끝, 이제 진짜 끝, 이제 끝이야, 정말 끝이야, 여기까지인 것 같, 여기까지인가, 여기까지야, 마지막이야, 끝낼 거야, 끝낼게',
    found3: '유서를 (발견|찾|봤|남겼|남기고|썼), 유서가 (나왔|있었|발견), 유서 발견',
    suifriend:
      '(자살하려는|자살하고 싶어 하는|죽고 싶어 하는|죽고 싶다는|자살을 생각하는|자해하는|자살 생각하는)(친구|사람|가족|동생|아이|지인|애)',
    onlydeath:
      '죽는 것만이, 죽는 것만, 죽는 게 답, 죽는것만이, 죽는 것 밖에, 죽는 것밖에, 죽음만이, 죽는 게 유일',
    diepeace: '죽어서 (편|쉬|자유|행복|엄마|아빠|만나|벗어|끝|다)',
    all3: '전부, 다, 모두, 몽땅, 한꺼번에, 한 통, 한통, 통째로, 많이, 잔뜩, 한움큼',
    gulp: '삼킬, 삼키, 먹을, 먹고 죽, 삼켰, 털어, 먹어버릴',
    took3:
      '수면제를 (많이|다|전부|한꺼번에|잔뜩|왕창) 먹, 약을 (많이|다|전부|한꺼번에|잔뜩|왕창) 먹, 수면제를 먹고, 농약을, 손목을 그, 목을 매, 뛰어내리려, 뛰어내렸, 자살 시도, 자살시도, 번개탄',
    search3: '검색, 찾아, 알아보, 조회, 봤',
    existence: '내 존재, 내 인생, 내가 태어난, 내 삶, 나의 존재, 존재 자체, 태어난 것 자체',
    mistake: '실수, 잘못, 오류, 낭비, 민폐, 죄, 무의미, 의미가 없, 의미 없, 저주, 실패작, 쓸모',
    unwake:
      '안 깨어나, 안깨어나, 깨어나지, 못 깨어나, 안 일어나, 못 일어나, 안 깨, 영원히 자, 계속 자',
    howmany: '몇 알, 몇알, 몇 정, 얼마나, 몇 개, 몇 통, 몇 밀리',
    gun: '총이, 총만, 총을, 권총, 밧줄이, 칼이',
    shootself: '날 쐈, 나를 쐈, 머리를 쐈, 내 머리에, 나를 쏘, 나한테 쏘, 머리에 쏘, 쏴 버',
    rooftop:
      '옥상에 서, 옥상에 있, 옥상에 올라, 옥상 난간, 다리 위에 서, 다리 난간, 난간에 서, 난간에 앉, 난간을 넘, 창틀에, 선로에 서, 베란다 난간, 한강 다리',
    everything: '모든 게, 모든 것이, 다, 전부, 세상이, 시간이, 심장이',
    stopword: '멈췄으면, 멈추면, 끝났으면, 끝나면, 사라졌으면, 멈추길, 멈춰',
    forever: '영원히, 영영, 이대로, 다시는, 완전히',
    onlyanswer:
      '만이 답, 답인 것, 답이야, 답이다, 방법밖에, 길밖에, 수밖에, 유일한, 만이 유일, 말고는',
    enddo: '끝내는 것, 끝내는 게, 끝내는, 죽는 것, 죽는 게, 사라지는 것, 사라지는 게, 없어지는 것',
    tomorrow: '내일의 해, 내일을, 내일 아침, 아침 해, 내일이, 내일 해, 아침을',
    notsee:
      '보고 싶지 않, 맞이하고 싶지 않, 안 보고 싶, 오지 않았으면, 맞고 싶지 않, 필요 없, 맞이하기 싫, 보기 싫, 없었으면',
    nomeaning2:
      '의미도 없, 의미가 없, 의미 없, 아무 의미, 미련도 없, 미련 없, 낙이 없, 희망도 없, 희망이 없, 재미도 없',
    leaveword:
      '떠나고 싶, 가고 싶, 사라지고 싶, 떠날, 끝내고 싶, 그만두고 싶, 없어지고 싶, 놓고 싶',
    neverback: '돌아오고 싶지 않, 돌아오지 않, 안 돌아, 다시는 안',
    vanish2: '사라져서, 사라지고, 떠나서, 없어져서',
    peacego:
      '마음 편히 갈, 편히 갈 수, 편하게 갈 수, 미련 없이 갈, 미련이 없어, 미련 없어, 이제 갈 수 있, 떠날 준비, 갈 준비, 마음 편하게 떠',
    stare: '쳐다보고, 바라보고, 보고 있, 들고 있, 쥐고 있, 앞에 두고, 손에 쥐, 옆에 두고, 만지작',
    meansx: '약병, 수면제, 알약, 칼, 커터칼, 밧줄, 번개탄, 농약, 면도칼',
    noreply:
      '답장이 없어도, 답장 없어도, 연락이 없어도, 연락 안 되면, 답장 못 하면, 연락이 안 되더라도, 답이 없어도, 내가 없어도',
    dontsad:
      '슬퍼하지 마, 슬퍼하지 말, 울지 마, 울지 말, 걱정하지 마, 자책하지 마, 네 탓 아니, 네 잘못 아니, 잊어줘',
    hellday:
      '매일이 지옥, 하루하루가 지옥, 하루하루가 고통, 매일이 고통, 사는 게 지옥, 매일 지옥, 하루하루 고통',
    whenend: '언제 끝나, 언제쯤 끝나, 끝이 안 보, 끝날까, 언제까지',
    unwanted:
      '아무도 원하지 않, 아무도 안 원해, 아무도 날 원하지, 아무도 필요로 하지, 아무도 나를 원하, 아무도 신경 안, 아무도 안 찾',
    onlyme:
      '나만 없으면, 나만 사라지면, 나만 죽으면, 나 하나만 없으면, 내가 없으면, 내가 없었으면, 내가 사라지면, 나만 없어지면, 나 없으면',
    fewer:
      '싸울 일, 힘들 일, 걱정할 일, 없을 텐데, 없을텐데, 행복할, 편할, 다 해결, 좋을 텐데, 안 싸울, 끝날',
    lifeend: '목숨을 끝, 이 목숨, 내 목숨, 목숨 끊, 생을 끝, 생명을 끝, 숨을 끊, 이 삶을 끝',
    stomach3:
      '위세척, 응급실에 실려, 중환자실, 수면제 한 통을 먹, 수면제 한통, 수면제 한 통, 약 한 통, 약을 과다, 수면제를 과다',
    cutmarks3:
      '팔에 칼자국, 팔에 상처, 손목에 상처, 손목에 칼자국, 자해 흔적, 팔에 흉터, 손목에 흉터, 팔에 자해, 허벅지에 상처',
    badthing3:
      '나쁜 생각, 극단적인, 안 좋은 생각, 잘못된 선택, 나쁜 선택, 큰일 날까, 죽을까 봐, 무슨 일 날까',
    people3: '스트리머, 유튜버, 룸메이트, 온라인 친구, 트친, 아는 동생, 아는 언니, 팔로워, 방송인',
    jump3: '뛰어들겠다, 뛰어내리겠다, 죽겠다고, 자살하겠다, 뛰어든다고, 목매겠다, 뛰어내린다고',
    godie: '죽으러, 죽어야지, 죽어야 해, 죽어야겠, 죽어줄게, 죽어 줄게, 죽고 말 거',
    worldk: '이 세상에, 세상에, 이 삶에, 이 세계에',
    noday: '하루도 더, 하루도 있고, 일 분도, 한순간도, 더 있고 싶지 않, 하루라도 더, 더는 있고 싶지',
    caremom: '(엄마|아빠|동생|강아지|고양이|아이|가족|우리 엄마|부모님)(를|을|) (잘 부탁|부탁|챙겨|돌봐)',
    gonew: '내가 떠나면, 내가 없으면, 내가 죽으면, 나 없으면, 내가 가면, 내가 사라지면, 떠난 뒤에',
    givereason: '살아야 할 이유 (좀|하나|를), 살 이유 (좀|하나), 살아야 하는 이유, 살 이유를 (알려|줘), 죽지 말아야 할 이유',
    nobother: '폐 안 끼칠, 폐 끼치지 않을, 민폐 안 끼칠, 귀찮게 안 할, 짐이 되지 않을, 더는 폐',
    tonightk: '오늘 밤까지, 오늘까지만, 오늘이 마지막, 오늘 밤이 마지막, 오늘 밤이면, 오늘로 끝',
    saidbyek: '작별 인사는 (이미|다|벌써) 했, 작별 인사 (다|이미) 했, 작별인사를 했, 모두에게 작별, 다들에게 작별, 인사는 다 했',
    bloodsee: '피가 흐르는 걸 보고 싶, 피가 흐르는 걸, 피를 보고 싶, 피 흐르는, 피가 나는 걸 보고',
    corpse: '시체가 된, 시체 같, 죽은 사람 같, 숨만 쉬고, 껍데기만, 산송장',
    someonek: '누가, 누군가, 어떤 사람이, 모르는 사람이, 어떤 학생이',
    jumpnow: '뛰어내리려고, 뛰어내릴 것, 뛰어내리겠다고, 자살하려고, 목을 매려고, 죽으려고',
    letters: '(모두|가족|친구|엄마|각자|한 명 한 명)(에게|한테) 편지(를|) (써|썼|남겼|남겨), 편지를 써서, 편지를 써 뒀, 편지를 남겨',
    hide2: '베개 밑, 서랍, 책상, 넣어, 놓아, 뒀어, 두었',
    endsame: '결말은 (똑같|같), 어차피 죽을, 어차피 끝날, 결국 똑같, 어차피 똑같',
    sooner: '빨리 끝내, 일찍 끝내, 지금 끝내, 빨리 가는 게, 먼저 가는 게',
    hugbottle: '약병을 안고, 약을 안고, 약병을 쥐고, 칼을 품고, 약을 손에 쥐, 머리맡에 약',
    posts3: '자살하는 방법, 자살 방법, 자살방법, 자살 글, 죽는 방법, 자해 영상, 자살 영상, 자해하는 방법',
    seeing3: '봐요, 보고 있, 봤어, 읽어, 찾아, 검색, 글만, 보는, 봐',
    neverback3: '다시 안 온다, 다시는 안, 떠난다고, 떠나서, 못 버티겠다, 사라지겠다, 안 돌아온다',
    scared3: '무서워, 걱정, 불안, 어떡해, 큰일, 무슨 일',
    onlydie: '죽는 것 말고는, 죽는 것 말고, 자살 말고는, 죽는 수밖에, 죽음 말고, 죽는 거 말고, 죽는 길밖에',
    likeme: '나 같은 (사람|인간|놈|년|애|건|거)(은|는|이|가|), 나같은 (사람|인간|놈|애)(은|는|), 저 같은 (사람|인간)(은|)',
    shouldgo: '사라져야, 죽어야, 없어져야, 살면 안, 태어나지 말, 살 자격, 없어지는 게, 사라지는 게, 살아서는 안, 존재하면 안',
    images: '자살하는 (장면|모습|상상)(만|이|), 죽는 (장면|모습|상상)(만|이|), 뛰어내리는 (장면|상상)(만|이|), 목매는 (장면|상상)',
    unworthy: '볼 자격이 없, 볼 면목이 없, 만날 자격이 없, 살 자격이 없, 얼굴 볼 자격',
    farewellx: '여기서 작별, 이제 작별, 작별할게, 안녕히 계, 이제 안녕, 마지막 인사, 이만 갈게',
    belongings: '유품, 유산, 내 물건 (정리|나눠), 장례식 준비, 사후, 내 짐 (정리|나눠)',
    fallhere: '여기서 떨어져도, 여기서 떨어지면, 여기서 뛰어내려도, 떨어져도, 뛰어내리면',
    notbad: '나쁘지 않, 괜찮을, 편할, 좋을 것, 편해질, 끝나겠지',
    sunx: '내일 해가, 내일의 해가, 내일 아침이, 내일이, 해가 뜨지',
    notx: '않았으면, 안 떴으면, 안 왔으면, 없었으면, 않기를, 안 비췄으면',
    edge3: '옥상 끝에, 옥상 난간, 다리 난간, 난간 밖, 베란다 난간, 건물 옥상',
    police: '신고, 경찰, 어떡해, 어떻게 해야, 도와주세요, 구해',
  },
  masks: [
    'joke',
    'task 3 end|endwish|endobject',
    'cause 1 hyper',
    'joyvanish 3 vanish',
    'accident 5 selfharm|act',
  ],
  rules: [
    {
      reason: 'wish-to-die',
      weight: 1,
      person: 'open',
      match: [
        'death2',
        'hear',
        'onlydeath',
        'diepeace',
        'wantdie',
        'nolive',
        'living 5 hardship',
        'alive 1 reason 3 lacking',
        'first 4 vanish',
        'vanish 8 tired',
        'tired 8 vanish',
      ],
    },
    {
      reason: 'suicide',
      weight: 1,
      person: 'open',
      match: ['act', 'actbare 3 think', 'hangang 8 hangangdo'],
    },
    { reason: 'wish-to-die', weight: 0.7, person: 'open', match: ['vanish'] },
    {
      reason: 'hopelessness',
      weight: 0.8,
      person: 'open',
      match: ['end', 'endsoft 3 endwish', 'first 6 endwish'],
    },
    { reason: 'hopelessness', weight: 1, person: 'open', match: ['endobject 3 endwish'] },
    { reason: 'hopelessness', weight: 0.5, person: 'open', match: ['living 5 weary'] },
    {
      reason: 'burden',
      weight: 1,
      person: 'self',
      match: [
        'self 3 goneverb 8 better',
        'self 3 goneverb 10 nocare',
        'nocare 8 self 3 goneverb',
        'first 8 everyone 4 burden',
        'everyone 6 first 3 burden',
        'burden 6 vanish',
        'vanish 4 better',
      ],
    },
    {
      reason: 'burden',
      weight: 0.5,
      person: 'self',
      match: ['first 4 burden', 'everyone 3 burden'],
    },
    {
      reason: 'method',
      weight: 1,
      person: 'self',
      match: [
        'drug 4 all3 2 gulp',
        'painlessgo',
        'painless 4 dieplain',
        'dieplain 3 painless',
        'ask 3 dieplain',
        'dieplain 3 ask',
        'drug 6 ask 8 dieplain',
        'ask 6 drug 8 dieplain',
        'means 4 hoard 12 atonce',
        'hoard 4 means 12 atonce',
        'drug 3 atonce',
      ],
    },
    { reason: 'method', weight: 0.6, person: 'self', match: ['means 3 hoard'] },
    { reason: 'self-harm', weight: 1, person: 'open', match: ['selfharm', 'bladeon'] },
    {
      reason: 'farewell',
      weight: 1,
      person: 'open',
      negatable: false,
      match: [
        'strongbye',
        'bye|sorry|sayonara 16 leaving',
        'leaving 14 bye|sorry|sayonara',
        'bye|sorry|sayonara 16 time 6 notbe',
        'time 6 notbe 12 bye|sorry|sayonara',
        'nextlife 20 bye',
        'bye 20 nextlife',
      ],
    },
    {
      reason: 'farewell',
      weight: 0.6,
      person: 'self',
      negatable: false,
      match: ['leaving', 'time 6 notbe'],
    },
    { reason: 'farewell', weight: 0.6, person: 'self', negatable: false, match: ['nextlife'] },
    { reason: 'farewell', weight: 0.4, person: 'self', negatable: false, match: ['sayonara'] },
    { reason: 'farewell', weight: 0.2, person: 'self', negatable: false, match: ['bye'] },
    { reason: 'farewell', weight: 0.4, person: 'self', negatable: false, match: ['sorry'] },
    {
      reason: 'disordered-eating',
      weight: 1,
      person: 'open',
      match: [
        'eating 10 thin 10 eatask',
        'thin 12 eating 6 eatask',
        'eatask 6 eating 8 thin',
        'eating 3 eatask 8 thin',
        'eating 4 thin',
      ],
    },
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false, match: ['hopeless'] },
    { reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false, match: ['tired'] },
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false, match: ['exhausted'] },
    { reason: 'hopelessness', weight: 0.4, person: 'self', negatable: false, match: ['useless'] },
    { reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false, match: ['alone'] },
    { reason: 'suicide', weight: 0.5, person: 'self', match: ['confirm'] },
    {
      reason: 'suicide',
      weight: 1,
      person: 'third',
      match: [
        'third 8 took3',
        'third 10 sui3 6 search3',
        'third 10 found3',
        'found3 10 third',
        'third 6 bladeon',
        'third 10 sui3 6 report',
        'third 10 sui3 14 worry',
        'worry 10 third 8 sui3',
      ],
    },
    {
      reason: 'farewell',
      weight: 1,
      person: 'self',
      negatable: false,
      match: ['gofirst', 'theend 14 bye|sayonara|sorry', 'bye|sorry 10 theend'],
    },
    { reason: 'farewell', weight: 0.6, person: 'self', negatable: false, match: ['theend'] },
    {
      reason: 'suicide',
      weight: 1,
      person: 'third',
      claims: true,
      match: ['suifriend 10 worry', 'worry 10 suifriend'],
    },
    {
      reason: 'suicide',
      weight: 1,
      person: 'third',
      claims: true,
      match: ['third 8 sui3 8 search3', 'third 10 sui3 8 worry'],
    },
    {
      reason: 'wish-to-die',
      weight: 1,
      person: 'open',
      negatable: false,
      match: [
        'existence 4 mistake',
        'gun 8 shootself',
        'everything 3 stopword 8 forever',
        'forever 4 stopword',
        'enddo 2 onlyanswer',
        'tomorrow 3 notsee',
        'nomeaning2 8 leaveword',
        'vanish2 6 neverback',
        'everything 4 stopword 4 forever',
      ],
    },
    {
      reason: 'method',
      weight: 1,
      person: 'self',
      negatable: false,
      match: ['howmany 8 unwake', 'drug 6 howmany 6 unwake'],
    },
    {
      reason: 'farewell',
      weight: 1,
      person: 'self',
      negatable: false,
      match: ['peacego', 'noreply 8 dontsad'],
    },
    { reason: 'method', weight: 1, person: 'self', negatable: false, match: ['meansx 8 stare'] },
    {
      reason: 'hopelessness',
      weight: 1,
      person: 'self',
      negatable: false,
      match: ['hellday 14 whenend'],
    },
    { reason: 'hopelessness', weight: 0.6, person: 'self', negatable: false, match: ['hellday'] },
    { reason: 'hopelessness', weight: 0.6, person: 'self', negatable: false, match: ['unwanted'] },
    { reason: 'burden', weight: 1, person: 'self', negatable: false, match: ['onlyme 14 fewer'] },
    { reason: 'suicide', weight: 1, person: 'open', negatable: false, match: ['lifeend'] },
    {
      reason: 'suicide',
      weight: 1,
      person: 'third',
      negatable: false,
      match: ['third|people3 14 stomach3', 'third|people3 24 badthing3', 'people3 14 jump3'],
    },
    {
      reason: 'self-harm',
      weight: 1,
      person: 'third',
      negatable: false,
      match: ['third|people3 8 cutmarks3'],
    },
    {
      reason: 'suicide',
      weight: 1,
      person: 'third',
      claims: true,
      match: ['third 12 jump3', 'third 12 stomach3'],
    },
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false, match: ['godie', 'worldk 4 noday'] },
    { reason: 'farewell', weight: 1, person: 'self', negatable: false, match: ['gonew 8 caremom', 'nobother 8 tonightk'] },
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false, match: ['givereason'] },
    { reason: 'burden', weight: 0.5, person: 'self', negatable: false, match: ['nobother'] },
    { reason: 'farewell', weight: 0.6, person: 'self', negatable: false, match: ['tonightk'] },
    { reason: 'farewell', weight: 0.8, person: 'self', negatable: false, match: ['saidbyek'] },
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false, match: ['bloodsee'] },
    { reason: 'hopelessness', weight: 0.7, person: 'self', negatable: false, match: ['corpse'] },
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, match: ['someonek 2 jumpnow 8 worry', 'worry 8 someonek 2 jumpnow'] },
    { reason: 'farewell', weight: 1, person: 'self', negatable: false, match: ['letters 8 hide2'] },
    { reason: 'farewell', weight: 0.7, person: 'self', negatable: false, match: ['letters'] },
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false, match: ['endsame 8 sooner'] },
    { reason: 'method', weight: 1, person: 'self', negatable: false, match: ['hugbottle'] },
    { reason: 'suicide', weight: 1, person: 'third', claims: true, negatable: false, match: ['third 12 posts3 4 seeing3'] },
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, match: ['third 16 neverback3 14 scared3', 'neverback3 14 neverback3 8 scared3'] },
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false, match: ['onlydie'] },
    { reason: 'burden', weight: 1, person: 'self', negatable: false, match: ['likeme 6 shouldgo'] },
    { reason: 'suicide', weight: 1, person: 'self', negatable: false, match: ['images'] },
    { reason: 'farewell', weight: 1, person: 'self', negatable: false, match: ['unworthy 12 farewellx'] },
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false, match: ['unworthy'] },
    { reason: 'farewell', weight: 0.7, person: 'self', negatable: false, match: ['belongings'] },
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false, match: ['fallhere 3 notbad'] },
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false, match: ['sunx 8 notx'] },
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, match: ['edge3 16 police'] },
  ],
}
