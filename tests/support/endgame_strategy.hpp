// SPDX-License-Identifier: BSL-1.0
// Written by scripts/connect_four_strategy.cpp: connect_four_strategy endgame_strategy 4444445 512
#pragma once
// clang-format off

#include <inarow/solve/winning_strategy.hpp>

/// The first player wins Connect Four after 4 4 4 4 4 4 5, with the opponent to move.
struct endgame_strategy {
    static constexpr inarow::rules rules = inarow::connect_four;
    static constexpr std::uint64_t positions[] = {
        0x4081aa0c081, 0x4103aa18181, 0x4103aa38182, 0x419aaa1c102, 0x4092aa5c107,
        0x4105aa68683, 0x4107aaa8283, 0x419aaa3c202, 0x41aaaa3c102, 0x41aaaa3c201,
        0x4207aa68283, 0x8107aa68283, 0x4107aaa8685, 0x4107aba8582, 0x410daa68685,
        0x410faaa8483, 0x4207aa68c83, 0x420faaa8283, 0x430aaa9c107, 0x4c07aa68283,
        0x4c07aa68382, 0x5607aa28283, 0x5607aa28382, 0x8107aa68c83, 0x8107aaa8683,
        0x810faa68582, 0x820faa68283, 0x830aaa5c107, 0x410fab28685, 0x419aaadcc02,
        0x41aaaadc602, 0x41aaaadcc01, 0x41b2aa0ee06, 0x420faaa8685, 0x4237aaa8283,
        0x4c07aa68685, 0x5407aa68683, 0x810faaa8685, 0x820faa68685, 0x8237aa68283,
        0x838aaa0ee06, 0xc19aaad4206, 0xc28aaa0ee06, 0x1010faa68685, 0x41aaabdcc02,
        0x4237aaa8c83, 0x4c37aaa8283, 0x4c37aaa8382, 0x4d62aa5c107, 0x540faa68685,
        0x5437aaa8183, 0x6e07aa28c85, 0x839aaadcc02, 0x8c37aa68283, 0x9437aa68183,
        0xc19aaad4c06, 0xcc8aaa0ee06, 0x4157aba848d, 0x4177ab2848d, 0x4637aaa9483,
        0xd4aaaadc106, 0x4637aae9489, 0x5c37aaa9483, 0x5c37aaa9582,
    };
    static constexpr inarow::solve::instalment instalments[] = {
        {0,
         "LMd@@ALDDLJJRLAiJJRJRAJFnnnnnVBjjijjjJIjJJRJRJRJQiiijMBHJRJRJRJJRJRJRJJRBJRJJRJJTJRBJ"
         "RJRJRJJTmBJRJTJTJnLIjLne@@ABlllJJUllBJL@hIhhEhIhhEhhhJ@hi@hHHTHR]@@RHRX@@DEhiX@@R@hHH"
         "RDhHHR]@APHREhHHR\\@APHRHRHRLEhEiE@hHHTHRHRHRE@hHHRHRHRHRE@hHHRHRHRHRX@@[@hHHRHR]@@[HR"
         "IJHX@@DIIDLIjLFAiAnnjnMnniiiijNQiRQMNQiRQQjFFNTNQjNTNnFNQijNQNNQiRQQjFNTNQjNRNnmnmLID"
         "Lne@@BjFnNQiRQQQjnnnLInILZ@@BBJIJLLARLATLLATIRRQRRLmJILU@UBAIIDLLB@ADlDPDPDPDAlDAmDAl"
         "Z@@MDAm\\@@YIIII@IIDL\\@@L\\@@NL\\@AA]@AC\\@AFL\\@AE\\@AF\\@AKLABDLPPPP]@A]PDlDlML\\@A]LTLTLLR"
         "LTDl\\@@OY@@PY@@W\\@@FY@@E\\@@J\\@@KLADIZ@@MIDIIX@@FAIFFDANTDNDAnDAmDAnDmDId@@Id@@H@DDhjl"
         "jllY@@EDDlIlhllDDlIlhElIlhlf@AWf@AIDDlIlhf@AIEjjljlFljljllLADmDAmDI]@@TDIX@@Jd@@IEY@@"
         "TX@@SDd@@_@DDhI@Pl@PIPhhhllY@ADD\\@ARDDlIlhlD\\@AVDd@@]d@@Gd@@CDjEjjEALHLQLQLRLTLRMAL@L"
         "TLTLLRLTLTLLRLTLLTLTLLRLTjLlFnnjLNDLTMjLMl\\@@VMf@AH@MLLLPJAPHQJFY@ASLLRLTMA\\@ASLLTLTL"
         "LRLTjLlf@AXMjMLl\\@@UMf@AJMJQPQLf@A@LMLQPQFQLY@@VX@@ULDQPBQPQQQQQQLDQPQQQLFMFa@AH`@AJb"
         "@A@LNDLQLjFjjNQPQQQLjjDDjDJQb@@CDJUDjHUUUmUJIDLRLLRLLRLTmDLTLLRLLTBEhIMhEhMZ@@GZ@@Hf@"
         "@KEMBMMb@@YBMhHHRDhHHRHUHRHUHR\\@@NY@@L\\@@OI\\@@\\\\@@QY@@XBIY@@]IUUVUY@@^f@AGEMY@ATMMEiM"
         "EhiMME@hIhhhhMBY@@^Y@@_IUUUVUIUUUVUf@ABEMa@AOMMEITTTRTTMMHALTALTLTLTLTY@@P\\@@Q]@@S\\@@"
         "ZDDIAjI@PjmjY@@WY@@X\\@@ZI\\@AK\\@@\\\\@AA\\@AE@DPDAmDAFnnnMnDAmDAFnnnMnDJAQAUAUD@P\\@AZZ@AY"
         "AMRRTRRRAFnnnnMnDX@AZAmAFnnMnBX@AYAmAFnnMnY@AMAf@A\\MLTLTL\\@A[LTLT\\@ABhHHTHRHUHRY@ACAE"
         "DLRDLRD\\@A^DLRDLRD\\@ANY@ADD\\@AUDIAEDLRDLRD\\@A_DLRDLTDIIDILTALTLTLTLTLTLTLTLTLTLATTTUT"
         "TLTLTLTDDjjf@A\\jmj\\@AEAFnnnnMn\\@AGhHHRHRHUHRD@PI@UUUVUf@AVIUZ@ALf@AU]@ATUUUVUZ@ALf@AR"
         "FinniiJVVEEif@ANe@AOUJUVUDAmmY@AMIm]@ANIDD@P\\@AQDD@P\\@AQD@PDAmmAmIm]@AUIHBJRJlHUUHUhj"
         "Y@AWnjMjHBJRJl]@AXhDAjVVVEEi]@A[mA]@A^ImIIIA]@A_IIImhHHRHRHRD@PlIlhllJLLPLTLLRLTMMMiI"
         "ERMMRAMRIMRIIlIlhlljjnjMjHBJRJlhhPAmAFnnMnPAmAFnnMnRRTRRRhIhhhhPPPPPRRTRRRRRTRRT"},
    };
};
